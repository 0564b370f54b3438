/** The workspace's packages by their manifests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.mjs';

const folders = ['packages', 'apps', 'examples'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

/** Every manifest with its path. */
export const manifests = () =>
  [...folders, 'e2e', 'bench', 'pictures', 'scripts']
    .map((folder) => `${folder}/package.json`)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, ...JSON.parse(readFileSync(join(root, path), 'utf8')) }));

/** For each package, those of the workspace that its manifest names. */
export function packageGraph() {
  const declared = manifests().map(({ name, dependencies, devDependencies, peerDependencies }) => [
    name,
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((other) =>
      other.startsWith('@detroit-well/'),
    ),
  ]);
  return new Map(declared);
}
