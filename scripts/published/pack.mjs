/** `npm run pack`: packs the published packages into the folder `packs`, for projects that install them from there. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.mjs';
import { publishedPackages } from './packages.mjs';

const destination = join(root, 'packs');
rmSync(destination, { recursive: true, force: true });
mkdirSync(destination);
for (const { folder } of publishedPackages)
  execFileSync('pnpm', ['pack', '--pack-destination', destination], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
console.log(`In another project: npm install ${join(destination, '*.tgz')}`);
