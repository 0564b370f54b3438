/** The breaks of `breaks.tsv`, one a line: what breaks, where, and which check must notice it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../stack/settings.mjs';

const [, ...lines] = readFileSync(new URL('breaks.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const all = lines.map((line, index) => {
  const [area, sentence, file, found, instead, check] = line.split('\t');
  return { number: index + 1, area, sentence, file, found, instead, check };
});

/** The breaks with one of these areas or numbers; all of them without any. Throws for a word that names none. */
export function breaksNamed(words) {
  const isNamed = ({ area, number }, word) => word === area || word === String(number);
  const unknown = words.filter((word) => !all.some((one) => isNamed(one, word)));
  if (unknown.length > 0) {
    const areas = [...new Set(all.map(({ area }) => area))];
    throw new Error(
      `Areas: ${areas.join(', ')}. Numbers: 1 to ${all.length}. Not known: ${unknown.join(', ')}`,
    );
  }
  return words.length === 0 ? all : all.filter((one) => words.some((word) => isNamed(one, word)));
}

/** The text of the file with the break in it; undefined unless the place is there exactly once. */
export function brokenText({ found, instead }, text) {
  const parts = text.split(found);
  return parts.length === 2 ? parts.join(instead) : undefined;
}

/** Throws, with one line for each, if breaks do not fit the checkout. */
export function requirePlaces(breaks) {
  const problems = breaks.flatMap((one) => {
    if (!one.check) return [`${one.number}: the line does not have six columns`];
    const path = resolve(root, one.file);
    if (existsSync(path) && brokenText(one, readFileSync(path, 'utf8')) !== undefined) return [];
    return [`${one.number}: not exactly once in ${one.file}: ${one.found}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
