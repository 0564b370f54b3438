import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';

/** A block that holds text, by its tag. */
const textBlock = (tag: string, over: Partial<NodeSpec> = {}): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...over,
});

/** A block that holds other blocks or rows, by its tag. */
const box = (tag: string, content: string, group?: string): NodeSpec => ({
  content,
  ...(group && { group }),
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const attributes = (names: readonly string[]): NonNullable<NodeSpec['attrs']> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

const read =
  (names: readonly string[]) =>
  (element: HTMLElement): Record<string, string | null> =>
    Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

/** A cell of a table. */
function cell(tag: 'td' | 'th'): NodeSpec {
  const names = tag === 'th' ? ['scope', 'colspan', 'rowspan'] : ['colspan', 'rowspan'];
  return {
    content: 'inline*',
    attrs: attributes(names),
    isolating: true,
    parseDOM: [{ tag, getAttrs: read(names) }],
    toDOM: ({ attrs }) => [tag, attrs, 0],
  };
}

const pictureNames = ['src', 'alt', 'title', 'width', 'height'];

const nodes = {
  doc: { content: 'block+' },
  paragraph: textBlock('p'),
  heading: {
    ...textBlock('h2'),
    attrs: { level: { default: 2 } },
    // The page has the only h1.
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    ],
    toDOM: ({ attrs: { level } }) => [`h${String(level)}`, 0],
  },
  blockquote: box('blockquote', 'block+', 'block'),
  bullet_list: box('ul', 'list_item+', 'block'),
  ordered_list: box('ol', 'list_item+', 'block'),
  list_item: { ...box('li', 'paragraph block*'), defining: true },
  definitions: box('dl', '(term | definition)+', 'block'),
  term: textBlock('dt', { group: '' }),
  definition: textBlock('dd', { group: '' }),
  preformatted: textBlock('pre', {
    content: 'text*',
    marks: '',
    code: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  }),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: box('table', 'caption? (table_head | table_body)+', 'block'),
  caption: textBlock('caption', { group: '' }),
  table_head: box('thead', 'table_row+'),
  table_body: box('tbody', 'table_row+'),
  table_row: box('tr', '(table_header | table_cell)+'),
  table_header: cell('th'),
  table_cell: cell('td'),
  picture: {
    inline: true,
    group: 'inline',
    attrs: attributes(pictureNames),
    parseDOM: [{ tag: 'img[src]', getAttrs: read(pictureNames) }],
    toDOM: ({ attrs }) => ['img', attrs],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const mark = (tags: readonly string[], over: Partial<MarkSpec> = {}): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: () => [tags[0] ?? 'span', 0],
  ...over,
});

const marks = {
  link: {
    attrs: { href: { default: '' }, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: read(['href', 'title']) }],
    toDOM: ({ attrs }) => ['a', attrs, 0],
  },
  time: {
    attrs: attributes(['datetime']),
    parseDOM: [{ tag: 'time', getAttrs: read(['datetime']) }],
    toDOM: ({ attrs }) => ['time', attrs, 0],
  },
  // Google Docs puts what it copies into a `b` that is not bold, and writes bold and italic as styles.
  strong: mark([], {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) },
      { style: 'font-weight', getAttrs: (weight) => (/^(?:bold|[6-9]00)$/.test(weight) ? null : false) },
    ],
    toDOM: () => ['strong', 0],
  }),
  em: mark(['em', 'i'], {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  }),
  strike: mark(['s']),
  sub: mark(['sub'], { excludes: 'sup' }),
  sup: mark(['sup'], { excludes: 'sub' }),
  code: mark(['code']),
} satisfies Record<string, MarkSpec>;

/** The elements that the server's sanitizer keeps. What is pasted loses everything else. */
export const schema = new Schema({ nodes, marks });
