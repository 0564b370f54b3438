/** The workspace's packages, with their declared dependencies and their actual imports. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.mjs';

const folders = ['packages', 'apps', 'examples'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

export function workspacePackages() {
  return [...folders, 'e2e', 'bench', 'scripts']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const declared = [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies]
        .flatMap((group) => Object.keys(group ?? {}))
        .filter((name) => name.startsWith('@detroit-well/'));
      return { folder, name: manifest.name, declared };
    });
}

/** Every cycle in the declared dependencies, as lists of package names. */
export function circles(packages) {
  const byName = new Map(packages.map((entry) => [entry.name, entry.declared]));
  const found = [];
  const walk = (name, trail) => {
    const at = trail.indexOf(name);
    if (at >= 0) return void found.push([...trail.slice(at), name]);
    for (const next of byName.get(name) ?? []) walk(next, [...trail, name]);
  };
  for (const name of byName.keys()) walk(name, []);
  return [...new Map(found.map((cycle) => [[...new Set(cycle)].sort().join(), cycle])).values()];
}

/** Lines for manifests without the license of their kind, or whose published exports differ from those without sources. */
export function brokenManifests() {
  return folders
    .concat(['e2e', 'bench', 'scripts'])
    .map((folder) => join(folder, 'package.json'))
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => {
      const {
        private: isPrivate,
        license,
        exports,
        publishConfig,
      } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const expected = isPrivate ? 'UNLICENSED' : 'SEE LICENSE IN LICENSE';
      const built = structuredClone(exports ?? {});
      for (const entry of Object.values(built)) delete entry['detroit-source'];
      const inStep = isPrivate || JSON.stringify(publishConfig?.exports) === JSON.stringify(built);
      return [
        ...(license === expected ? [] : [`${path} needs "license": "${expected}"`]),
        ...(inStep ? [] : [`${path}: publishConfig.exports is not exports without "detroit-source"`]),
      ];
    });
}
