import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../src/compile.ts';
import { undocumented } from '../src/docstrings.ts';
import { writeModules } from '../src/modules.ts';
import { run } from '../src/run.ts';
import { examplesIn, samplesIn } from '../src/sample.ts';
import { shellProblems } from '../src/shell.ts';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixtures/broken.md'), 'utf8');
const samples = samplesIn('broken.md', fixture);

test('reports a type error at its line of the document (positive control)', () => {
  expect(compile(samples, 'control-types')).toEqual([
    expect.stringMatching(/^broken\.md:12:11 error TS2345: .*'string'.*'number'/),
  ]);
});

test('reports a type error of a JavaScript module at its line (positive control)', () => {
  const [sample] = samplesIn('module.md', ['```js title="a.mjs"', "Math.abs('1');", '```'].join('\n'));
  expect(compile([sample!], 'control-javascript')).toEqual([
    expect.stringMatching(/^module\.md:2:10 error TS2345: .*'string'.*'number'/),
  ]);
});

test('reports a sample that throws at its line of the document (positive control)', async () => {
  writeModules(samples, 'control-run');
  await expect(run(samples[1]!, 'control-run')).rejects.toThrow(/^broken\.md:20 AssertionError/);
});

test('reports a script of a page that throws at its line of the document (positive control)', async () => {
  const page = [
    '```html',
    '<p>A page</p>',
    '<script type="module">',
    '  throw new Error("stop");',
    '</script>',
    '```',
  ];
  const [sample] = samplesIn('page.md', page.join('\n'));
  writeModules([sample!], 'control-page');
  await expect(run(sample!, 'control-page')).rejects.toThrow(/^page\.md:4 Error: stop/);
});

test('reports a script, an option and a package on npm that do not exist (positive control)', () => {
  expect(shellProblems(samples[2]!, samples)).toEqual([
    'broken.md:24 the root package has no script nothing',
    'broken.md:25 packages/api-client does not know --speed',
    'broken.md:26 @detroit-well/api-client is not on npm',
  ]);
});

test('reports an export without a docstring (positive control)', () => {
  const entry = resolve(import.meta.dirname, 'fixtures/undocumented.ts');
  expect(undocumented([entry])).toEqual([
    'apps/docs/samples/test/fixtures/undocumented.ts:4 withoutDocstring has no docstring',
  ]);
});

test('finds the example of a docstring at its line', () => {
  const source = [
    'const a = 1;',
    '/**',
    ' * Adds.',
    ' *',
    ' * @example',
    ' * ```ts',
    ' * add(1);',
    ' * ```',
    ' */',
  ];
  expect(examplesIn('add.ts', source.join('\n'))).toMatchObject([{ blocks: [{ line: 7, code: 'add(1);' }] }]);
});
