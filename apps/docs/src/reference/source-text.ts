/** How long a value may be on one line. */
const longestLine = 56;
const name = /^[a-z_$][\w$]*$/i;

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** Writes a value as TypeScript in the style of this repository. `before` is how much of its line is already used. */
export function sourceOf(value: unknown, indent = '', before = indent.length): string {
  if (value instanceof Blob) return 'photo';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((item: unknown) => sourceOf(item, inner))
    : Object.entries(value).map(([key, item]) =>
        entryOf(key, sourceOf(item, inner, inner.length + key.length + 2)),
      );
  if (parts.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!line.includes('\n') && before + line.length <= longestLine) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const entryOf = (key: string, value: string): string =>
  key === value ? key : `${name.test(key) ? key : quoted(key)}: ${value}`;
