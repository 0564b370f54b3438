/**
 * Checks the byte budgets of the built site and fails the build when one is exceeded. Text counts Brotli-compressed, and a script as
 * transferred: with its headers, which weigh more than a small file.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileHeaderBytes, measureBuild, packedSize, reportBudgets } from '@detroit-well/web-server/budgets';
import { entryNames, scriptSource, styleSource } from '../src/entries.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const client = join(dist, 'client');
const { reached, bytesOf } = measureBuild(client);

/** What a page loads without an interaction: on a post also the calls of its like, after hydration. */
const sourcesOf = (page) => [scriptSource(page), ...(page === 'post' ? ['src/like/like-calls.ts'] : [])];

/** What a first touch loads on top of its page, by the module that it imports. */
const touches = [
  { name: 'Register', page: 'session', module: 'src/registration/guest-panel.tsx', budget: 93_500 },
  {
    name: 'Register as a member',
    page: 'session',
    module: 'src/registration/member-panel.tsx',
    budget: 77_500,
  },
  { name: 'join the waitlist', page: 'session', module: 'src/waitlist/join-form.tsx', budget: 29_000 },
  { name: 'newsletter', page: 'home', module: 'src/newsletter/footer-join.tsx', budget: 49_000 },
];

/** The limit of a public page, and what the two largest reach: their lists and prices hydrate with the page. */
const scriptBudgets = { training: 126_000, session: 124_000 };
const scriptBudget = 120_000;

const inline = packedSize(readFileSync(join(dist, 'early.js')));
const rows = entryNames.flatMap((page) => {
  const chunks = reached(sourcesOf(page));
  const styles = [
    ...reached([styleSource(page)]).map(({ file }) => file),
    ...chunks.flatMap(({ css = [] }) => css),
  ];
  return [
    {
      what: `script, ${page}`,
      bytes: inline + bytesOf(chunks.map(({ file }) => file)) + chunks.length * fileHeaderBytes,
      budget: scriptBudgets[page] ?? scriptBudget,
    },
    { what: `style, ${page}`, bytes: bytesOf(styles), budget: 20_000 },
  ];
});

for (const { name, page, module, budget } of touches) {
  const loaded = new Set(reached(sourcesOf(page)));
  const added = reached([...sourcesOf(page), module]).filter((chunk) => !loaded.has(chunk));
  const bytes = bytesOf(added.map(({ file }) => file)) + added.length * fileHeaderBytes;
  rows.push({ what: `first touch, ${name}`, bytes, budget });
}

// Accented characters load only where a text needs them; a page in plain English loads the two other fonts.
const assets = join(client, 'assets');
const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2') && !name.includes('accents'));
const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
rows.push({ what: 'fonts, bytes', bytes: fontBytes, budget: 60_000 });
rows.push({ what: 'fonts, files', bytes: fonts.length, budget: 2 });

reportBudgets(rows);
