/** Compares the reference texts with the tests of screens that expect them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../stack/settings.mjs';

/** Tests of the packages that render screens. A text that only `validation` or `api-client` tests is on no screen yet. */
const screens = /^(e2e\/|apps\/(member-portal|office|public-site)\/test\/|packages\/(ui|telemetry)\/test\/)/;
const test = /(^e2e\/|\/test\/|\.test\.)/;
const reader = /from '(@detroit-well\/reference-texts|[./]+\/fixtures\/reference-texts\.ts)'/;
const comment = /^\s*(\/\/|\/\*|\*)/;
const idIn = /'([AB]\d+(?:\.\d+)?\/[\w-]+\/[\w-]+)'/g;

/** The rows of a table in docs/spec, without its head. */
const tableOf = (name) =>
  readFileSync(resolve(root, 'docs/spec', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

function idsNamedIn({ text }) {
  return text
    .split('\n')
    .filter((line) => !comment.test(line))
    .flatMap((line) => [...line.matchAll(idIn)].map(([, id]) => id));
}

const repeated = (ids) => ids.filter((id, index) => ids.indexOf(id) !== index);

/**
 * One line per text of messages.tsv that no test of a screen expects and that unreachable-texts.tsv does not excuse with a
 * reason, and per row that is wrong.
 */
export function untestedTexts(sources) {
  const texts = tableOf('messages.tsv').map(([, id]) => id);
  const reasons = tableOf('unreachable-texts.tsv');
  const known = new Set(texts);
  const excused = new Set(reasons.map(([id]) => id));
  const readers = sources.filter(({ text }) => reader.test(text));
  const named = new Set(readers.filter(({ path }) => screens.test(path)).flatMap(idsNamedIn));
  return [
    ...repeated(texts).map((id) => `messages.tsv has two rows ${id}`),
    ...repeated(reasons.map(([id]) => id)).map((id) => `unreachable-texts.tsv has two rows ${id}`),
    ...[...named, ...excused].filter((id) => !known.has(id)).map((id) => `${id} is not in messages.tsv`),
    ...reasons.filter(([, reason]) => !reason?.trim()).map(([id]) => `${id} has no reason`),
    ...[...excused]
      .filter((id) => named.has(id))
      .map((id) => `${id} is reached by a test and needs no reason`),
    ...texts
      .filter((id) => !named.has(id) && !excused.has(id))
      .map((id) => `no test of a screen expects ${id}`),
    ...readers
      .filter(({ path }) => !test.test(path))
      .map(({ path }) => `${path} reads what only tests may read`),
  ];
}
