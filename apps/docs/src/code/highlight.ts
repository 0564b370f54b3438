import { createHighlighter, type ThemeRegistration } from 'shiki';

/** The classes of code colors: keyword, string, number or type, call, comment, punctuation. */
type Role = 'k' | 's' | 'n' | 'f' | 'c' | 'q';

/** A piece of a line in one color; without a role in the color of the text. */
export interface Token {
  readonly text: string;
  readonly role: Role | undefined;
}

/** Each role has a stand-in color, because a theme can only name colors. The style sheet has the real ones. */
const standIns = {
  '#000001': 'k',
  '#000002': 's',
  '#000003': 'n',
  '#000004': 'f',
  '#000005': 'c',
  '#000006': 'q',
} as const satisfies Record<string, Role>;

const roleAt = (color: string | undefined): Role | undefined =>
  (standIns as Readonly<Record<string, Role>>)[color?.toLowerCase() ?? ''];

const scope = (foreground: keyof typeof standIns, ...scopes: readonly string[]) => ({
  scope: [...scopes],
  settings: { foreground },
});

const theme: ThemeRegistration = {
  name: 'plate',
  type: 'dark',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    scope('#000001', 'keyword', 'storage', 'variable.language'),
    scope('#000006', 'punctuation', 'keyword.operator', 'meta.brace', 'meta.delimiter'),
    scope('#000002', 'string', 'punctuation.definition.string', 'constant.other'),
    scope('#000003', 'constant.numeric', 'constant.language', 'entity.name.type', 'support.type.primitive'),
    scope('#000003', 'support.class', 'entity.other.attribute-name', 'entity.other.inherited-class'),
    scope(
      '#000004',
      'entity.name.function',
      'support.function',
      'entity.name.tag',
      'support.class.component',
    ),
    scope('#000004', 'entity.name.command'),
    { scope: ['support.type.property-name'], settings: { foreground: '#ffffff' } },
    scope('#000005', 'comment', 'punctuation.definition.comment'),
  ],
};

const languages = ['ts', 'tsx', 'js', 'json', 'sh', 'html', 'css', 'http', 'yaml', 'python'] as const;
export type Language = (typeof languages)[number];

const highlighter = await createHighlighter({ themes: [theme], langs: [...languages] });

const names: Readonly<Record<string, Language>> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  bash: 'sh',
  shell: 'sh',
  py: 'python',
};

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name);

/** The language that a fence names; `undefined` for plain text. */
export function languageOf(name: string | null | undefined): Language | undefined {
  const given = names[name ?? ''] ?? name ?? '';
  return isLanguage(given) ? given : undefined;
}

/** The lines of a sample as tokens. */
export function highlight(code: string, language: Language | undefined): Token[][] {
  if (language === undefined) return code.split('\n').map((text) => [{ text, role: undefined }]);
  return highlighter
    .codeToTokensBase(code, { lang: language, theme })
    .map((line) => line.map(({ content, color }) => ({ text: content, role: roleAt(color) })));
}
