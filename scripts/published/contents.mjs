/** What the tarball of a package contains. Returns one line for each violation. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { entriesOf } from './packages.mjs';

const documents = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
const chunk = /^dist\/[\w-]+-[\w-]{8}\.(js|cjs|d\.ts|d\.cts)$/;
/** Specifiers in built code and in declarations. */
const specifiers =
  /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*["']([^"']+)["']|\b(?:import|require)\(\s*["']([^"']+)["']\s*\)/g;

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

export function brokenContents(packed) {
  const { files, folder, manifest } = packed;
  const targets = entriesOf(packed).flatMap((entry) => [
    ...Object.values(entry.import),
    ...Object.values(entry.require),
  ]);
  const bins = Object.values(manifest.bin ?? {});
  const scripts = manifest.unpkg === undefined ? [] : [manifest.unpkg];
  const needed = [...documents, ...[...targets, ...bins, ...scripts].map((path) => path.replace('./', ''))];
  const allowed = new Set([...needed, ...bins.map((path) => path.replace('./', '').replace(/js$/, 'cjs'))]);
  // A declaration beside a command line program has no reader, but the bundler writes it.
  for (const bin of bins) for (const end of ['d.ts', 'd.cts']) allowed.add(bin.slice(2, -2) + end);
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => !allowed.has(file) && !chunk.test(file))
      .map((file) => `${file} is not expected`),
    ...brokenManifest(manifest),
    ...files.filter((file) => file.startsWith('dist/')).flatMap((file) => brokenFile(file, folder, manifest)),
    ...bins.filter((bin) => !startsWithNode(join(folder, bin))).map((bin) => `${bin} lacks its first line`),
  ];
}

const startsWithNode = (path) => readFileSync(path, 'utf8').startsWith('#!/usr/bin/env node\n');

function brokenManifest({ version, dependencies = {}, peerDependencies = {}, exports }) {
  const ranges = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...(/^\d+\.\d+\.\d+$/.test(version) && version !== '0.0.0' ? [] : [`${version} is not a release`]),
    ...ranges
      .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
      .map(([name, range]) => `${name} has the range ${range}`),
    ...(JSON.stringify(exports).includes('src/') ? ['exports lead to sources'] : []),
  ];
}

/** Declarations import the script beside the declarations that they mean. */
const targetOf = (specifier, file) =>
  /\.d\.c?ts$/.test(file) ? specifier.replace(/\.(c?)js$/, '.d.$1ts') : specifier;

/** Each import leads to a file of the tarball, a declared package or Node; nothing refers to a source map. */
function brokenFile(file, folder, manifest) {
  const text = readFileSync(join(folder, file), 'utf8');
  const installed = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const resolves = (specifier) =>
    specifier.startsWith('.')
      ? existsSync(join(folder, dirname(file), targetOf(specifier, file)))
      : specifier.startsWith('node:') ||
        builtinModules.includes(specifier) ||
        installed.has(packageOf(specifier));
  const broken = [...text.matchAll(specifiers)]
    .map(([, from, called]) => from ?? called)
    .filter((specifier) => !resolves(specifier));
  return [
    ...[...new Set(broken)].map((specifier) => `${file} imports ${specifier}`),
    ...(/sourceMappingURL=/.test(text) ? [`${file} names a source map`] : []),
  ];
}
