/**
 * Publishes each package whose version the registry lacks, with provenance, and tags the commit. pnpm packs, because the
 * manifests of the workspace need its `publishConfig` and catalog; npm publishes, because it is a trusted publisher.
 * `--dry-run` packs and asks the registry only.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/settings.mjs';
import { pack, publishedPackages } from './packages.mjs';

const dryRun = process.argv.includes('--dry-run');

/** Throws where the registry cannot be asked, so that only a certain absence leads to a release. */
function isPublished(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  if (status === 0) return stdout.trim() !== '';
  if (stdout.includes('E404')) return false;
  throw new Error(`The registry did not say whether ${name}@${version} exists: ${stdout}`);
}

for (const { name, folder } of publishedPackages) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (isPublished(name, version)) {
    console.log(`${name}@${version} is published`);
    continue;
  }
  const temporary = mkdtempSync(join(tmpdir(), 'detroit-well-'));
  try {
    const { tarball } = pack(folder, temporary);
    const options = dryRun ? ['--dry-run'] : ['--provenance'];
    execFileSync('npm', ['publish', tarball, '--access', 'public', ...options], {
      cwd: temporary,
      stdio: 'inherit',
    });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
// The release workflow reads the names of new tags from this output.
if (!dryRun) execFileSync('pnpm', ['exec', 'changeset', 'tag'], { cwd: root, stdio: 'inherit' });
