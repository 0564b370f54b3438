import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { folderOf, writeModules } from './modules.ts';
import { root } from './sample.ts';
import type { Sample } from './sample.ts';

const compiler = resolve(root, 'node_modules/typescript-7/bin/tsc');

/** As strict as the strictest reader. A sample may declare what it does not use. Modules of JavaScript are checked, too. */
const configOf = (folder: string) => ({
  extends: relative(folder, resolve(root, 'tsconfig.base.json')),
  compilerOptions: {
    lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
    jsx: 'react-jsx',
    allowJs: true,
    checkJs: true,
    moduleDetection: 'force',
    exactOptionalPropertyTypes: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['**/*'],
});

/**
 * Compiles the samples in one program. Returns one line for each error: the place in the document and the
 * message.
 */
export function compile(samples: readonly Sample[], purpose: string): string[] {
  const typed = samples.filter(
    ({ language, name }) => /^tsx?$/.test(language) || name?.endsWith('.mjs') === true,
  );
  const folder = folderOf(purpose);
  writeModules(typed, purpose);
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify(configOf(folder)));
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/^(\S+?)\/\d+\.(?:tsx?|js)\((\d+),(\d+)\): /, '$1:$2:$3 '));
}
