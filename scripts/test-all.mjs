/**
 * `npm test` runs every check of the project and prints its time. A failure fails the run but does not stop it. `npm test --
 * unit browser` runs only these.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './stack/settings.mjs';

/**
 * Each stage starts when the one before it has ended. Its steps run side by side, as far as no test that measures time runs
 * beside more than the unit tests always did (ADR-058).
 */
const stages = [
  // `lint` checks the types, too (ADR-141).
  [
    ['samples', 'turbo', ['run', 'types', '--filter=@detroit-well/samples', '--output-logs=new-only']],
    ['format', 'prettier', ['--check', '.']],
    ['lint', 'pnpm', ['run', 'lint']],
    ['boundaries', 'pnpm', ['run', 'boundaries']],
  ],
  // One package takes as long as all others together, so it starts first.
  [
    ['unit:api', 'turbo', ['run', 'unit', '--filter=@detroit-well/api', '--output-logs=new-only']],
    [
      'unit',
      'turbo',
      [
        'run',
        'unit',
        '--filter=!@detroit-well/api',
        '--concurrency=1',
        '--continue',
        '--output-logs=new-only',
      ],
    ],
  ],
  [['embedded', 'turbo', ['run', 'unit:embedded', '--output-logs=new-only']]],
  [['build', 'turbo', ['run', 'build', '--output-logs=errors-only']]],
  [
    ['packages', 'turbo', ['run', 'check:package', '--output-logs=new-only']],
    ['consumers', 'node', ['scripts/consumers/run.mjs', '--quick']],
    ['pictures', 'pnpm', ['--filter', '@detroit-well/pictures', 'run', 'compare']],
    ['runtimes', 'pnpm', ['--filter', '@detroit-well/api', 'run', 'runtimes']],
  ],
  [['sessions', 'pnpm', ['--filter', '@detroit-well/api-client', 'run', 'browser', '8']]],
  [['browser', 'pnpm', ['--filter', '@detroit-well/e2e', 'run', 'e2e']]],
];

const only = process.argv.slice(2);

/** Adds up the `N passed` and `N failed` lines of Vitest and Playwright for the summary. */
function counted(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /(^|:)\s*Tests\s+\d|^\s*\d+ (passed|failed)( \(|$)/.test(line));
  const sum = (word) =>
    lines.reduce((total, line) => total + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** The lines that name a failed test, its error and its difference, in the formats of Vitest, Playwright and the compilers. */
function failures(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const matches = lines
    .map((line) => line.trim())
    .filter((line) =>
      /^\d+\) \[|^> *\d+ \||^Locator:|^[+-] +(?!\d+ \[)\S|\bFAIL\s|^BROKEN |\b\w*Error: |error TS\d/.test(
        line,
      ),
    );
  return [...new Set(matches)].slice(0, 30).map((line) => line.slice(0, 240));
}

/** Runs a step. The output of steps that run side by side is printed when each has ended. */
const run = ([name, command, args], { streams }) =>
  new Promise((done) => {
    if (streams) console.log(`\n== ${name}`);
    const began = Date.now();
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        output += piece;
        if (streams) process.stdout.write(piece);
      });
    }
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      if (!streams) console.log(`\n== ${name}\n${output}`);
      done({ name, ok: code === 0, seconds: (Date.now() - began) / 1000, output });
    });
  });

const startedAt = Date.now();
const results = [];
for (const stage of stages) {
  const steps = stage.filter(([name]) => only.length === 0 || only.includes(name.split(':')[0]));
  if (steps.length > 1) console.log(`\n== side by side: ${steps.map(([name]) => name).join(', ')}`);
  results.push(...(await Promise.all(steps.map((step) => run(step, { streams: steps.length === 1 })))));
}
console.log('\n== npm test');
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`);
}
console.log(`       all          ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`);
for (const { name, output } of results.filter(({ ok }) => !ok)) {
  console.log(`\n${name}:\n${failures(output).join('\n')}`);
}
const tests = results.map(({ output }) => counted(output));
const total = (key) => tests.reduce((sum, entry) => sum + entry[key], 0);
const brokenSteps = results.filter(({ ok }) => !ok).length;
console.log(`\n${total('passed')} passed, ${Math.max(total('failed'), brokenSteps)} failed`);
process.exitCode = brokenSteps === 0 ? 0 : 1;
