import source from '../src/tokens.css?raw';

interface Token {
  readonly name: string;
  readonly value: string;
}

const tokensAt = (selector: string): readonly Token[] => {
  const start = source.indexOf(selector);
  const rule = source.slice(start, source.indexOf('\n}', start));
  return [...rule.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
};

const general = tokensAt(':root {');
const palette = new Map(general.map(({ name, value }) => [name, value]));

const colorOf = (value: string): string => palette.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
const isColor = ({ value }: Token): boolean => /^(?:#|rgb)/.test(value);
const colorsAt = (selector: string): readonly Token[] =>
  tokensAt(selector)
    .map(({ name, value }) => ({ name, value: colorOf(value) }))
    .filter(isColor);

/** The roles that are colors, by day. */
export const day = colorsAt(":root,\n[data-theme='light']");

/** The values that differ by night. */
export const night: ReadonlyMap<string, string> = new Map(
  colorsAt("[data-theme='dark'] {").map(({ name, value }) => [name, value]),
);

export const spaces = general.filter(({ name }) => /^--s-\d+$/.test(name));
export const sizes = general.filter(({ name }) => name.startsWith('--t-'));
