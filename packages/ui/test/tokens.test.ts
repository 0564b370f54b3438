import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../src/components/badge/contrast.ts';

const here = import.meta.dirname;
const css = readFileSync(join(here, '../src/tokens.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Custom properties set by each rule with a listed selector. */
function tokensOf(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head.split(',').some((part) => part.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim());
  }
  return found;
}

const root = tokensOf(':root');
const themes = {
  day: new Map([...root, ...tokensOf("[data-theme='light']")]),
  night: new Map([...root, ...tokensOf("[data-theme='dark']")]),
  // The night's colors must not reach into a maple section, so it starts from the day's.
  maple: new Map([
    ...[...root].filter(([name]) => /^--(?:ink|bone|maple|signal)-\d/.test(name)),
    ...tokensOf("[data-ground='maple']"),
  ]),
};

function color(theme: Map<string, string>, name: string): string {
  const value = theme.get(name) ?? '';
  const pointed = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return pointed ? color(theme, pointed) : value;
}

const text = 4.5;
const graphic = 3;
const both = [
  ['--text', '--page', text],
  ['--text', '--raised', text],
  ['--text', '--sunken', text],
  ['--muted', '--page', text],
  ['--muted', '--raised', text],
  ['--muted', '--sunken', text],
  ['--on-accent', '--accent', text],
  ['--on-maple', '--maple', text],
  ['--on-maple-muted', '--maple', text],
  ['--accent-text', '--page', text],
  ['--accent-text', '--raised', text],
  ['--maple-text', '--page', text],
  ['--success', '--success-bg', text],
  ['--success', '--page', text],
  ['--success', '--raised', text],
  ['--warn', '--warn-bg', text],
  ['--warn', '--page', text],
  ['--warn', '--raised', text],
  ['--danger', '--danger-bg', text],
  ['--danger', '--page', text],
  ['--danger', '--raised', text],
  ['--on-inverse', '--inverse', text],
  ['--line-strong', '--page', graphic],
  ['--line-strong', '--raised', graphic],
  ['--mark', '--page', graphic],
  ['--mark', '--raised', graphic],
  ['--focus', '--page', graphic],
] as const;
const onMaple = [
  ['--text', '--page', text],
  ['--muted', '--page', text],
  ['--accent-text', '--page', text],
  ['--text', '--raised', text],
  ['--text', '--sunken', text],
  ['--on-accent', '--accent', text],
  ['--on-inverse', '--inverse', text],
  ['--success', '--success-bg', text],
  ['--success', '--page', text],
  ['--success', '--raised', text],
  ['--warn', '--warn-bg', text],
  ['--warn', '--page', text],
  ['--warn', '--raised', text],
  ['--danger', '--danger-bg', text],
  ['--danger', '--page', text],
  ['--danger', '--raised', text],
  ['--line-strong', '--page', graphic],
  ['--mark', '--page', graphic],
  ['--focus', '--page', graphic],
] as const;

describe.each([
  ['day', both],
  ['night', both],
  ['maple', onMaple],
] as const)('contrast by %s (WCAG 2.2)', (theme, pairs) => {
  it.each(pairs)('%s on %s is at least %s to 1', (front, ground, least) => {
    const tokens = themes[theme];
    expect(contrast(color(tokens, front), color(tokens, ground)) ?? 0).toBeGreaterThanOrEqual(least);
  });
});

it('one page loads at most 60 kB of fonts', () => {
  const folder = join(here, '../fonts');
  const size = (name: string) => readFileSync(join(folder, name)).length;
  expect(readdirSync(folder).filter((name) => name.endsWith('.woff2'))).toHaveLength(3);
  expect(size('archivo.woff2')).toBeLessThan(45_000);
  expect(size('archivo.woff2') + size('newsreader.woff2')).toBeLessThanOrEqual(60_000);
});
