/** Finds the reference texts that screen tests expect. Takes source texts, returns sentences and reads no files. */

/** Tests of the packages that render screens. A text that only `validation` or `api-client` tests is on no screen yet. */
const screens = /^(e2e\/|apps\/(member-portal|public-site)\/test\/|packages\/(ui|telemetry)\/test\/)/;
const test = /(^e2e\/|\/test\/|\.test\.)/;
const reader = /from '(@detroit-well\/reference-texts|[./]+\/fixtures\/reference-texts\.ts)'/;
const comment = /^\s*(\/\/|\/\*|\*)/;
const idIn = /'([AB]\d+(?:\.\d+)?\/[\w-]+\/[\w-]+)'/g;

export function readTable(text) {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

function idsNamedIn({ text }) {
  return text
    .split('\n')
    .filter((line) => !comment.test(line))
    .flatMap((line) => [...line.matchAll(idIn)].map(([, id]) => id));
}

const repeated = (ids) => ids.filter((id, index) => ids.indexOf(id) !== index);

export function problemsWithTexts({ texts, reasons, sources }) {
  const known = new Set(texts);
  const excused = new Set(reasons.map(([id]) => id));
  const readers = sources.filter(({ text }) => reader.test(text));
  const named = new Set(readers.filter(({ path }) => screens.test(path)).flatMap(idsNamedIn));
  const problems = [
    ...repeated(texts).map((id) => `docs/spec/messages.tsv has two rows ${id}`),
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
  return { problems, tested: texts.filter((id) => named.has(id)).length, unreachable: excused.size };
}
