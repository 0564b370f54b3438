/** The packages that are published, and what a tarball of each exports. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.mjs';

/** In the order in which they depend on each other. */
export const publishedPackages = ['pricing', 'validation', 'api-client'].map((name) => ({
  name: `@detroit-well/${name}`,
  folder: join(root, 'packages', name),
}));

/** Packs a package as `pnpm publish` does and unpacks it. Returns the tarball, its folder, files and manifest. */
export function pack(folder, destination) {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { filename, files } = JSON.parse(output);
  execFileSync('tar', ['-xzf', filename, '-C', destination]);
  const unpacked = join(destination, 'package');
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  return { tarball: filename, folder: unpacked, files: files.map(({ path }) => path).sort(), manifest };
}

/**
 * The entries of a packed package, such as `{ name: '@detroit-well/validation/forms/sign-in', import: './dist/...' }`. An
 * entry with `*` counts once for each file that it matches.
 */
export function entriesOf({ manifest, files }) {
  return Object.entries(manifest.exports).flatMap(([entry, targets]) => {
    const [before, after] = targets.import.default.replace('./', '').split('*');
    const matches =
      after === undefined
        ? ['']
        : files
            .filter((file) => file.startsWith(before) && file.endsWith(after))
            .map((file) => file.slice(before.length, -after.length));
    return matches.map((match) => ({
      name: manifest.name + entry.slice(1).replace('*', match),
      import: resolved(targets.import, match),
      require: resolved(targets.require, match),
    }));
  });
}

const resolved = ({ types, default: code }, match) => ({
  types: types.replace('*', match),
  default: code.replace('*', match),
});
