import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, nodePackage, nodeVersions } from '../consumers/project.mjs';
import { root } from '../stack/settings.mjs';

/** Of other runtimes than Node. Miniflare is workerd with an API for tests. */
const versions = { bun: '1.4.5', deno: '2.9.6', miniflare: '4.20260730.0' };

const programs = { bun: '.bin/bun', deno: '.bin/deno', miniflare: 'miniflare/dist/src/index.js' };

function dependencyOf(runtime) {
  const major = /^node-(\d+)$/.exec(runtime)?.[1];
  return major === undefined
    ? { version: versions[runtime], pathIn: (folder) => join(folder, 'node_modules', programs[runtime]) }
    : {
        version: `npm:${nodePackage}@${nodeVersions[major]}`,
        pathIn: (folder) => nodeBinary(folder, major),
      };
}

/**
 * Installs a runtime from the registry, such as `node-20` or `bun`, and returns the path of its program. The runtimes are large,
 * and only the test of the client needs them, so they are no dependencies of a package. Each version has a folder of its own.
 */
export function install(runtime) {
  const { version, pathIn } = dependencyOf(runtime);
  const folder = join(
    root,
    'node_modules/.cache/runtimes',
    `${runtime}-${version.replaceAll(/[^\w.-]/g, '-')}`,
  );
  if (!existsSync(pathIn(folder))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [runtime]: version } }),
    );
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return pathIn(folder);
}
