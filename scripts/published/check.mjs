/** Checks the tarball of the package in the current folder. With `--update`, writes its API reports instead of comparing. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedReports } from './api-reports.mjs';
import { brokenContents } from './contents.mjs';
import { publintFindings, typesFindings } from './lint.mjs';
import { pack } from './packages.mjs';
import { exceededSizes } from './sizes.mjs';

const folder = process.cwd();
const update = process.argv.includes('--update');
const temporary = mkdtempSync(join(tmpdir(), 'detroit-well-'));
const budgets = JSON.parse(readFileSync(join(folder, 'size-budgets.json'), 'utf8'));

try {
  const packed = pack(folder, temporary);
  const findings = [
    ...brokenContents(packed),
    ...changedReports(packed, folder, temporary, update),
    ...(await publintFindings(packed)),
    ...(await typesFindings(packed)),
    ...(await exceededSizes(folder, budgets)),
  ];
  for (const finding of findings) console.error(`BROKEN ${finding}`);
  if (findings.length > 0) {
    console.error('If a change of the API is intended: `npm run update-api-reports`, and add a changeset.');
    process.exitCode = 1;
  } else {
    console.log(`ok ${packed.manifest.name}: ${packed.files.length} files`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
