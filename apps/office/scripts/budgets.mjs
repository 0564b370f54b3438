/** Checks what a browser loads for the first screen of the office, gzip-compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { measureBuild, reportBudgets } from '@detroit-well/web-server/budgets';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const { manifest, reached } = measureBuild(client);
const gzipped = (files) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);
/** The entry with a screen, and the style of all screens. */
const firstLoad = (screen, others) =>
  gzipped([
    ...reached(['src/app/main.tsx', screen, ...others]).map(({ file }) => file),
    manifest['style.css'].file,
  ]);

const screens = Object.keys(manifest).filter((file) => /^src\/routes\/.+\.tsx$/.test(file));
// Records show their kind in these.
const ofRecords = ['src/catalogue/record-list.tsx', 'src/catalogue/record-page.tsx'];
const largest = Math.max(
  ...screens.map((file) => firstLoad(file, file.endsWith('-kind.tsx') ? ofRecords : [])),
);

reportBudgets([
  { what: 'script and style, largest first load of the office', bytes: largest, budget: 350_000 },
]);
