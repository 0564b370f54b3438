/** Checks the byte budgets of the built site and fails the build when one is exceeded. Text counts Brotli-compressed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileHint } from '@detroit-well/web-server/compile-hints';
import { measureBuild, packedSize, reportBudgets } from '@detroit-well/web-server/budgets';
import { belowStyleSource, entryNames, scriptSource, splitStyles, styleSource } from '../src/entries.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const client = join(dist, 'client');
const { manifest, reached, bytesOf } = measureBuild(client);
const keys = Object.keys(manifest);
const filesOf = (names) => reached(names).map(({ file }) => file);

const entries = entryNames.map(scriptSource);
const textOf = (file) => readFileSync(join(client, file), 'utf8');
const chunkNamed = (name) => keys.find((key) => manifest[key].name === name);
const rows = entries.flatMap((entry) => {
  const page = entry.split('/').at(-2);
  // After hydration every page loads the overlay, and a post also loads the client for its like.
  const late = ['overlay', ...(page === 'post' ? ['api-client'] : [])].map(chunkNamed);
  const files = filesOf([entry, ...late]);
  return [
    { what: `script after load, ${page}`, bytes: bytesOf(files), budget: 105_000, goal: 75_000 },
    { what: `script requests, ${page}`, bytes: files.length, budget: 8 },
  ];
});

// A large chunk that pages share must be one of the named groups in vite.config.ts. Otherwise it gets the name of an
// arbitrary file.
const named = ['react', 'site', 'sessions', 'registration', 'errors', 'api-client', 'validation'];
for (const [key, { file, name }] of Object.entries(manifest)) {
  if (!key.startsWith('_') || !file.endsWith('.js') || named.includes(name)) continue;
  rows.push({ what: `shared chunk without a group, ${name}`, bytes: bytesOf([file]), budget: 5_000 });
}
const problems = [];
const withReact = Object.values(manifest).filter(({ name }) => name === 'react');
if (withReact.length !== 1 || bytesOf([withReact[0].file]) < 50_000) {
  problems.push('React is not in the chunk called react: see the groups in vite.config.ts.');
}

const overlay = chunkNamed('overlay');
for (const file of filesOf([...entries, overlay])) {
  if (bytesOf([file]) > 1_000 && !textOf(file).startsWith(compileHint)) {
    problems.push(`${file} lacks the hint to compile it while it loads: ADR-047.`);
  }
}
if (manifest[overlay].css.some((style) => textOf(style).includes('@layer'))) {
  problems.push('The style that every page loads last has a layer, so all text is laid out again: ADR-073.');
}

const session = new Set(filesOf([entries.find((name) => name.includes('session'))]));
const added = (source) =>
  bytesOf(filesOf([keys.find((name) => name.endsWith(source))]).filter((file) => !session.has(file)));
rows.push({ what: 'registration, when it opens', bytes: added('guest-panel.tsx'), budget: 75_000 });
rows.push({
  what: 'human check, when the list is touched',
  bytes: added('run-human-check.tsx'),
  budget: 35_000,
});

for (const page of entryNames) {
  const isSplit = splitStyles.includes(page);
  const sources = [styleSource(page), ...(isSplit ? [belowStyleSource(page)] : [])];
  const bytes = bytesOf(sources.map((source) => manifest[source].file));
  rows.push({ what: `style in the document, ${page}`, bytes, budget: 14_000 });
  if (!isSplit) continue;
  const firstBytes = bytesOf([manifest[styleSource(page)].file]);
  rows.push({ what: `style of the first screen, ${page}`, bytes: firstBytes, budget: 7_000 });
}
rows.push({
  what: 'script before the largest paint, inline',
  bytes: packedSize(readFileSync(join(dist, 'early.js'))),
  budget: 1_000,
});

// Accented characters load only where a text needs them; a page in plain English loads the two other fonts.
const assets = join(client, 'assets');
const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2') && !name.includes('accents'));
rows.push({
  what: `fonts (${fonts.length} files)`,
  bytes: fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0),
  budget: 60_000,
});
if (fonts.length > 2) problems.push('A page in plain English loads more than two fonts.');

reportBudgets(rows, problems);
