/** The project's own source files according to git: tracked and new, without ignored or generated ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../stack/settings.mjs';

const generated = /(^|\/)(dist|build|migrations|fonts)\//;

/** All paths, also those of pictures and fonts. */
export const trackedPaths = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(resolve(root, path)));

export const sourceFiles = (endings = /\.(ts|tsx|css|mjs)$/) =>
  trackedPaths()
    .filter((path) => endings.test(path) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
