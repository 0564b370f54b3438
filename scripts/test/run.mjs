/**
 * `npm test` runs the gate and `npm run test:full` everything. `npm test -- unit browser` runs only these steps, whichever run
 * they are in. A failed step fails the run but does not stop it.
 */
import { spawn } from 'node:child_process';
import { root } from '../stack/settings.mjs';
import { missingPrograms } from './programs.mjs';
import { counted, failures, slowest } from './report.mjs';
import { stages } from './steps.mjs';

const named = process.argv.slice(2).filter((word) => word !== '--full');
const isFull = process.argv.includes('--full');
const isNamed = ({ name }, word) => name === word || name.split(':')[0] === word;

/** Says in one sentence what to do, and ends. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const all = stages.flat();
const unknown = named.filter((word) => !all.some((step) => isNamed(step, word)));
if (unknown.length > 0) {
  const steps = all.map(
    ({ name, does, run }) => `  ${name.padEnd(12)} ${does}${run === 'full' ? ' (full run)' : ''}`,
  );
  refuse(`There is no step ${unknown.join(' or ')}. The steps are:\n${steps.join('\n')}`);
}
const isChosen = (step) =>
  named.length > 0 ? named.some((word) => isNamed(step, word)) : isFull || step.run === 'gate';
const chosen = stages.map((stage) => stage.filter(isChosen)).filter((stage) => stage.length > 0);
const missing = missingPrograms(chosen.flat());
if (missing.length > 0) refuse(missing.join('\n'));

/** Runs a step. The output of steps that run side by side is printed when each has ended. */
const run = ({ name, command: [program, ...args] }, { streams }) =>
  new Promise((done) => {
    if (streams) console.log(`\n== ${name}`);
    const began = Date.now();
    let output = '';
    const child = spawn(program, args, {
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
      const result = { name, ok: code === 0, seconds: (Date.now() - began) / 1000, output };
      console.log(`== ${name}: ${result.seconds.toFixed(1)} s`);
      for (const part of slowest(output))
        console.log(`   ${part.seconds.toFixed(1).padStart(6)} s  ${part.name}`);
      done(result);
    });
  });

const startedAt = Date.now();
const results = [];
for (const stage of chosen) {
  if (stage.length > 1) console.log(`\n== side by side: ${stage.map(({ name }) => name).join(', ')}`);
  results.push(...(await Promise.all(stage.map((step) => run(step, { streams: stage.length === 1 })))));
}

const rows = results.map((result) => ({ ...result, ...counted(result.output) }));
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
const whole = { name: 'all', seconds: (Date.now() - startedAt) / 1000, passed: total('passed') };
console.log(`\n== npm ${isFull ? 'run test:full' : 'test'}`);
for (const { name, ok, seconds, passed } of [...rows, whole]) {
  const mark = ok === undefined ? '' : ok ? 'ok' : 'FAILED';
  const tests = passed > 0 ? `${String(passed).padStart(7)} tests` : '';
  console.log(`${mark.padEnd(6)} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s ${tests}`.trimEnd());
}
const broken = rows.filter(({ ok }) => !ok);
for (const { name, output } of broken) console.log(`\n${name}:\n${failures(output).join('\n')}`);
console.log(`\n${total('passed')} passed, ${Math.max(total('failed'), broken.length)} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
