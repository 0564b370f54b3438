const header = '// Generated from the contract by `pnpm run generate`; do not edit.';

/** A generated file: what it imports, and its text. */
export class SourceFile {
  private readonly types = new Map<string, Set<string>>();
  private readonly values = new Map<string, Set<string>>();

  useType(name: string, from: string): string {
    this.types.set(from, (this.types.get(from) ?? new Set()).add(name));
    return name;
  }

  useValue(name: string, from: string): string {
    this.values.set(from, (this.values.get(from) ?? new Set()).add(name));
    return name;
  }

  /** The file with these declarations. */
  text(declarations: readonly string[]): string {
    const imports = [...importLines(this.values, 'import'), ...importLines(this.types, 'import type')];
    const head = imports.length === 0 ? '' : `${imports.join('')}\n`;
    return `${header}\n\n${head}${indented(declarations.join('\n'))}`;
  }
}

const importLines = (names: ReadonlyMap<string, ReadonlySet<string>>, keyword: string): string[] =>
  [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, used]) => `${keyword} { ${[...used].toSorted().join(', ')} } from '${from}';\n`);

function indented(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1;
    const shown = line === '' ? '' : '  '.repeat(depth) + line;
    if (line.endsWith('{')) depth += 1;
    return shown;
  });
  return lines.join('\n');
}

/** A doc comment above a declaration; nothing without a text. */
export const comment = (text: string): string => {
  if (text === '') return '';
  const lines = text.split('\n');
  return lines.length === 1
    ? `/** ${text} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
};
