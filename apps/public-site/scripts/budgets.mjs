/** Checks the byte budgets of the built site and fails the build when one is exceeded. Text counts Brotli-compressed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild, packedSize, reportBudgets } from '@detroit-well/web-server/budgets';
import { entryNames, scriptSource, styleSource } from '../src/entries.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const client = join(dist, 'client');
const { reached, bytesOf } = measureBuild(client);

/** What a page loads without an interaction: after hydration also the overlay, and on a post the calls of its like. */
const sourcesOf = (page) => [
  scriptSource(page),
  'src/overlay/overlay.ts',
  ...(page === 'post' ? ['src/like/like-calls.ts'] : []),
];

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
      bytes: inline + bytesOf(chunks.map(({ file }) => file)),
      budget: 120_000,
    },
    { what: `style, ${page}`, bytes: bytesOf(styles), budget: 20_000 },
  ];
});

// Accented characters load only where a text needs them; a page in plain English loads the two other fonts.
const assets = join(client, 'assets');
const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2') && !name.includes('accents'));
const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
rows.push({ what: 'fonts, bytes', bytes: fontBytes, budget: 60_000 });
rows.push({ what: 'fonts, files', bytes: fonts.length, budget: 2 });

reportBudgets(rows);
