/**
 * Checks the byte budgets of the built site and fails the build when one is exceeded. Counts transferred bytes; text is
 * brotli-compressed.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const client = join(dist, 'client');
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
const packed = async (file) => brotliCompressSync(await readFile(join(client, file))).length;

/** Every script that a page loads after its load event without interaction. */
function scriptsOf(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => scriptsOf(next, seen))];
}

const total = async (files) =>
  (await Promise.all([...new Set(files)].map(packed))).reduce((sum, bytes) => sum + bytes, 0);

const entries = Object.keys(manifest).filter((name) => manifest[name].isEntry && name.endsWith('entry.tsx'));
const rows = [];
const chunkNamed = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
for (const entry of entries) {
  const page = entry.split('/').at(-2);
  // After hydration every page loads the overlay, and a post also loads the client for its like.
  const late = ['overlay', ...(page === 'post' ? ['api-client'] : [])].map(chunkNamed);
  const files = [...new Set([entry, ...late].flatMap((name) => scriptsOf(name)))];
  rows.push({ what: `script after load, ${page}`, bytes: await total(files), budget: 105_000, goal: 75_000 });
  rows.push({ what: `script requests, ${page}`, bytes: files.length, budget: 8 });
}
// A large chunk that pages share must be one of the named groups in vite.config.ts. Otherwise it gets the name of an
// arbitrary file.
const named = ['react', 'site', 'sessions', 'registration', 'errors', 'api-client', 'validation'];
for (const [key, { file, name }] of Object.entries(manifest)) {
  if (!key.startsWith('_') || !file.endsWith('.js') || named.includes(name)) continue;
  rows.push({ what: `shared chunk without a group, ${name}`, bytes: await packed(file), budget: 5_000 });
}
const holdsReact = Object.values(manifest).filter(({ name }) => name === 'react');
if (holdsReact.length !== 1 || (await packed(holdsReact[0].file)) < 50_000) {
  throw new Error('React is not in the chunk called react: see the groups in vite.config.ts.');
}
const lazy = (source) => {
  const chunk = Object.keys(manifest).find((name) => name.endsWith(source));
  if (!chunk) throw new Error(`The client build has no ${source}.`);
  return scriptsOf(chunk);
};
const session = new Set(scriptsOf(entries.find((name) => name.includes('session'))));
const added = (source) => total(lazy(source).filter((file) => !session.has(file)));
rows.push({ what: 'registration, when it opens', bytes: await added('guest-panel.tsx'), budget: 75_000 });
rows.push({
  what: 'human check, when the list is touched',
  bytes: await added('run-human-check.tsx'),
  budget: 35_000,
});

for (const page of ['training', 'session', 'home', 'blog', 'post', 'contact', 'plain', 'coming-soon']) {
  const bytes = await packed(manifest[`src/styles/${page}.css`].file);
  rows.push({ what: `style in the document, ${page}`, bytes, budget: 14_000 });
}
const early = await readFile(join(dist, 'early.js'));
rows.push({
  what: 'script before the largest paint, inline',
  bytes: brotliCompressSync(early).length,
  budget: 1_000,
});

// Accented characters load only where a text needs them; a page in plain English loads the two other fonts.
const fonts = (await readdir(join(client, 'assets'))).filter(
  (name) => name.endsWith('.woff2') && !name.includes('accents'),
);
const sizes = await Promise.all(fonts.map(async (name) => (await stat(join(client, 'assets', name))).size));
rows.push({
  what: `fonts (${fonts.length} files)`,
  bytes: sizes.reduce((sum, size) => sum + size, 0),
  budget: 60_000,
});

let broken = fonts.length > 2;
for (const { what, bytes, budget, goal } of rows) {
  const over = bytes > budget;
  broken ||= over;
  const aim = goal ? `, goal ${goal}` : '';
  process.stdout.write(`${over ? 'OVER ' : 'ok   '}${what}: ${bytes} of ${budget}${aim}\n`);
}
if (broken) {
  process.stderr.write('A byte budget of the public site is broken.\n');
  process.exit(1);
}
