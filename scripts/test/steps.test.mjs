import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { missingPrograms } from './programs.mjs';
import { stages } from './steps.mjs';

const runner = fileURLToPath(new URL('run.mjs', import.meta.url));
const run = (args, env = {}) =>
  spawnSync(process.execPath, [runner, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });

test('an unknown step is refused, with a list of the steps', () => {
  const { status, stderr } = run(['unit', 'tpyes']);
  expect(status).toBe(1);
  expect(stderr).toContain('There is no step tpyes.');
  for (const { name } of stages.flat()) expect(stderr).toContain(`\n  ${name} `);
});

test('a missing program is named with the steps that need it and what to do', () => {
  const steps = [
    { name: 'pictures', needs: ['Chromium'] },
    { name: 'browser', needs: ['Chromium', 'openssl'] },
    { name: 'format' },
  ];
  const nowhere = { PATH: '', HOME: '/nonexistent' };
  expect(missingPrograms(steps, nowhere)).toEqual([
    expect.stringMatching(/^pictures and browser need Chromium: run .+, or set CHROMIUM_PATH\.$/),
    'browser needs openssl: install the Debian package `openssl`.',
  ]);
  const elsewhere = { ...nowhere, CHROMIUM_PATH: process.execPath };
  expect(missingPrograms(steps, elsewhere)).toHaveLength(1);
  expect(missingPrograms([{ name: 'format' }], nowhere)).toEqual([]);
});

test('the names of the steps differ', () => {
  const names = stages.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
