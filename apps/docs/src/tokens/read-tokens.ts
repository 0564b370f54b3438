import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder } from '../types/source-folders.ts';

const source = readFileSync(join(kitFolder, 'src/tokens.css'), 'utf8');

/** A custom property of the kit with the comment beside it. */
export interface Token {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
}

/** A role with its value by day and by night, as colors. */
export interface ColorRole {
  readonly name: string;
  readonly day: string;
  readonly night: string;
  readonly note: string | undefined;
}

const declaration = /^ {2}(--[\w-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/gm;

const tokensIn = (text: string): Token[] =>
  [...text.matchAll(declaration)].map(([, name = '', value = '', note]) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
    note: note?.replace(/\s+/g, ' '),
  }));

/** The declarations of the first rule whose selector starts with the text. */
function ruleAt(selector: string, within = source): string {
  const start = within.indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}.`);
  return within.slice(start, within.indexOf('\n}', start) + 2);
}

const general = tokensIn(ruleAt(':root {'));
const day = tokensIn(ruleAt(":root,\n[data-theme='light'],\n[data-ground='maple'] {"));
const night = new Map(
  // The night exists only on a screen: one level deeper.
  tokensIn(ruleAt("[data-theme='dark'] {", ruleAt('@media screen {').replaceAll(/^ {2}/gm, ''))).map(
    (token) => [token.name, token.value],
  ),
);

const startingWith = (...prefixes: readonly string[]): Token[] =>
  general.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));

export const palette = startingWith('--ink-', '--bone-', '--maple-', '--signal-');
export const typeSizes = startingWith('--t-').filter(({ name }) => name !== '--tight');
export const widths = startingWith('--wide', '--semi', '--norm', '--tight', '--slim');
export const spaces = startingWith('--s-').filter(({ name }) => /^--s-\d+$/.test(name));
export const shapes = startingWith('--r-', '--line-w', '--rule-w', '--tap', '--control', '--lean');
export const motion = startingWith('--d-', '--e-');

const raw = new Map(general.map(({ name, value }) => [name, value]));

/** The color that a value stands for. */
function colorOf(value: string): string {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colorOf(raw.get(reference) ?? dayValues.get(reference) ?? value);
}

const dayValues = new Map(day.map(({ name, value }) => [name, value]));
const isColor = (value: string): boolean => /^(?:#|rgb)/.test(value);

/** Every role of the style sheet that is a color. Components use these and never the palette. */
export const roles: readonly ColorRole[] = day
  .map(({ name, value, note }) => ({
    name,
    day: colorOf(value),
    night: colorOf(night.get(name) ?? value),
    note,
  }))
  .filter((role) => isColor(role.day));

/** Every token, to check that the page shows all of them. */
export const allTokens: readonly Token[] = [...general, ...day];
