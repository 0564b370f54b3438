/**
 * `npm run proof -- breaks`: breaks the product in a copy of the checkout, one place after the other, and expects the gate to notice.
 * `-- breaks money 14` runs an area and one number of `breaks.tsv`. A check counts only if it passes without the break (the positive
 * control) and fails because of a test or a finding, not because a program could not run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOf } from './checks.mjs';
import { breaksNamed, brokenText, requirePlaces } from './list.mjs';
import { copyCheckout, folder, removeCopy, run } from './working-copy.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void removeCopy().then(() => process.exit(130)));

const lastLines = (output = '') => output.trim().split('\n').slice(-20).join('\n');

/** Why a check failed, or null if it passed. `isNoticed`: it failed because of what it found. */
async function failureOf({ before, command, folder: path, sees }, file) {
  const steps = before ? [{ command: before, path: '.' }] : [];
  for (const step of [...steps, { command, path }]) {
    const { code, output } = await run(step.command, step.path);
    if (code === 0) continue;
    return { output, isNoticed: code !== null && step.command === command && sees(output, file) };
  }
  return null;
}

const controls = new Map();
/** Runs a check without any break, once. */
async function controlOf(text, file) {
  if (!controls.has(text)) controls.set(text, await failureOf(checkOf(text), file));
  return controls.get(text);
}

/** Returns why the break was not caught, with the end of the output; null if it was. */
async function missOf(one) {
  const control = await controlOf(one.check, one.file);
  if (control) return { why: 'its check fails without the break', output: control.output };
  const path = resolve(folder, one.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, brokenText(one, text));
  try {
    const failure = await failureOf(checkOf(one.check), one.file);
    if (failure?.isNoticed) return null;
    return failure ? { why: 'its check did not run', output: failure.output } : { why: 'its check passes' };
  } finally {
    writeFileSync(path, text);
  }
}

/** Runs one break and prints its line. Returns whether it was caught. */
async function isCaught(one) {
  const began = Date.now();
  const miss = await missOf(one);
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  const number = String(one.number).padStart(3);
  console.log(`${miss ? 'NOT CAUGHT' : 'caught    '} ${seconds} s ${number} ${one.area} | ${one.sentence}`);
  if (miss) console.log(`  ${miss.why}: ${one.check}\n${lastLines(miss.output)}`);
  return miss === null;
}

try {
  const breaks = breaksNamed(process.argv.slice(2));
  requirePlaces(breaks);
  await copyCheckout();
  let caught = 0;
  for (const one of breaks) caught += Number(await isCaught(one));
  console.log(`\n${caught} caught, ${breaks.length - caught} not caught`);
  process.exitCode = caught === breaks.length ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await removeCopy();
}
