/** The colors of code, by night and by day the same. */
const colors = {
  key: '#b3ac9c',
  string: '#f0c184',
  number: '#74d6a4',
  call: '#ffffff',
  comment: '#9a9384',
};

const scope = (foreground, ...scopes) => ({
  scope: [...scopes],
  settings: { foreground },
});

const theme = {
  name: 'plate',
  type: 'dark',
  colors: { 'editor.background': '#0c0d10', 'editor.foreground': '#f1ede4' },
  settings: [
    { settings: { foreground: '#f1ede4', background: '#0c0d10' } },
    scope(
      colors.key,
      'keyword',
      'storage',
      'variable.language',
      'punctuation',
      'keyword.operator',
      'meta.brace',
    ),
    scope(colors.string, 'string', 'punctuation.definition.string', 'constant.other'),
    scope(
      colors.number,
      'constant.numeric',
      'constant.language',
      'entity.name.type',
      'support.type.primitive',
    ),
    scope(colors.number, 'support.class', 'entity.other.attribute-name', 'entity.other.inherited-class'),
    scope(colors.call, 'entity.name.function', 'support.function', 'entity.name.tag', 'entity.name.command'),
    { scope: ['support.type.property-name'], settings: { foreground: '#f1ede4' } },
    scope(colors.comment, 'comment', 'punctuation.definition.comment'),
  ],
};

const muted = '#b3ac9c';

/**
 * Expressive Code as the design's code plates. In a file of its own, because starlight-openapi 0.26 replaces what the
 * configuration of Starlight says about it.
 */
export default {
  themes: [theme],
  defaultProps: { overridesByLang: { 'sh,bash': { frame: 'none' } } },
  useStarlightDarkModeSwitch: false,
  useStarlightUiThemeColors: false,
  // Contrast is the theme's own.
  minSyntaxHighlightingColorContrast: 0,
  styleOverrides: {
    borderColor: '#31353d',
    borderWidth: '0px',
    codeBackground: '#0c0d10',
    codeForeground: '#f1ede4',
    codeFontSize: '0.875rem',
    codeLineHeight: '1.68',
    codePaddingBlock: '18px',
    codePaddingInline: '20px',
    focusBorder: '#f0c184',
    scrollbarThumbColor: '#7a7d85',
    frames: {
      editorBackground: '#0c0d10',
      terminalBackground: '#0c0d10',
      editorActiveTabBackground: '#1e2127',
      editorActiveTabForeground: '#f1ede4',
      editorActiveTabIndicatorTopColor: 'transparent',
      editorActiveTabIndicatorBottomColor: 'transparent',
      editorTabBarBackground: '#0c0d10',
      editorTabBarBorderBottomColor: '#31353d',
      terminalTitlebarBackground: '#0c0d10',
      terminalTitlebarForeground: muted,
      terminalTitlebarBorderBottomColor: '#31353d',
      terminalTitlebarDotsOpacity: '0',
      inlineButtonForeground: muted,
      frameBoxShadowCssValue: 'none',
    },
    textMarkers: {
      markBackground: '#24272e',
      markBorderColor: '#ff3b1f',
      backgroundOpacity: '100%',
    },
  },
};
