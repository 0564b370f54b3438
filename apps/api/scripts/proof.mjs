/**
 * `npm run proof`: the long forms of tests that every test run includes in short. Each part has a time limit; the figures are
 * printed at the end. `npm run proof -- lost-replies crashes` runs some, `--scale 0.1` a tenth of each. `-- breaks` breaks the product
 * to see whether the gate notices; it takes so long that it only runs when named. `-- purchases record` writes the recording of the
 * purchases again, `-- two-versions REVISION` runs the server of that revision beside this one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Name, file filters for Vitest, and the time limit in minutes. `--scale` leaves *.proof.ts whole. */
const parts = [
  ['contract', ['test/proof/contract', 'src/app/documents/openapi'], 5],
  ['generated-inputs', ['test/generated-inputs'], 60],
  ['hostile', ['test/proof/hostile'], 20],
  ['protected-fields', ['test/proof/protected-fields'], 120],
  ['lost-replies', ['test/proof/lost-replies'], 15],
  ['payment-faults', ['test/proof/payment-faults'], 15],
  ['rush', ['test/proof/rush'], 15],
  ['two-processes', ['test/proof/two-processes'], 15],
  ['crashes', ['test/proof/crashes'], 20],
  ['cancelled-session', ['test/proof/cancelled-session'], 15],
  ['series', ['test/proof/series', 'src/features/series/rule'], 10],
  ['office-scale', ['--config', 'vitest.proof.config.ts', 'office-scale.proof'], 15],
  ['money', ['--config', 'vitest.proof.config.ts', 'money.proof'], 30],
  ['purchases', ['test/proof/purchases'], 30],
  ['sales', ['--config', 'vitest.proof.config.ts', 'sales.proof'], 60],
  ['passes', ['--config', 'vitest.proof.config.ts', 'passes.proof'], 60],
  ['renewals', ['--config', 'vitest.proof.config.ts', 'renewals.proof'], 25],
  ['facts', ['--config', 'vitest.proof.config.ts', 'facts.proof'], 5],
  ['waitlist', ['--config', 'vitest.proof.config.ts', 'waitlist.proof'], 60],
  ['webhooks', ['--config', 'vitest.proof.config.ts', 'webhooks.proof'], 20],
  ['kills', ['src/features/booking/registration/killed'], 60],
  ['backups', ['test/backup'], 15],
  ['two-versions', ['--config', 'vitest.proof.config.ts', 'two-versions.proof'], 15],
  ['rolling-restart', ['--config', 'vitest.proof.config.ts', 'rolling-restart.proof'], 15],
  ['runtimes', ['--config', 'vitest.proof.config.ts', 'runtimes.proof'], 15],
  ['disk-full', ['--config', 'vitest.proof.config.ts', 'disk-full.proof'], 10],
];

const args = process.argv.slice(2);
if (args[0] === 'breaks') {
  const breaks = fileURLToPath(new URL('../../../scripts/breaks/run.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [breaks, ...args.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
const isRecording = args[0] === 'purchases' && args[1] === 'record';
if (isRecording) args.splice(1, 1);
const isPart = (word) => parts.some(([name]) => name === word);
const versions = args.indexOf('two-versions');
const isNamed = versions !== -1 && args[versions + 1] !== undefined && !args[versions + 1].startsWith('--');
const revision = isNamed && !isPart(args[versions + 1]) ? args.splice(versions + 1, 1)[0] : null;
const at = args.indexOf('--scale');
const scale = at === -1 ? '1' : (args.splice(at, 2)[1] ?? '1');
const unknown = args.filter((word) => !isPart(word));
if (unknown.length > 0 || !(Number(scale) > 0)) {
  console.error(
    `Parts: ${parts.map(([name]) => name).join(', ')}; alone: breaks. Not known: ${unknown.join(', ') || scale}`,
  );
  process.exit(2);
}

const run = ([name, what, minutes]) =>
  new Promise((resolve) => {
    console.log(`\n== ${name} (at most ${minutes} minutes)`);
    const began = Date.now();
    const figures = [];
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...what], {
      cwd: root,
      env: {
        ...process.env,
        PROOF: 'long',
        PROOF_SCALE: scale,
        NO_COLOR: '1',
        ...(isRecording && { PROOF_RECORD: '1' }),
        ...(revision && { PROOF_REVISION: revision }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: minutes * 60_000,
    });
    let rest = '';
    child.stdout.on('data', (piece) => {
      process.stdout.write(piece);
      const lines = stripVTControlCharacters(rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      figures.push(...lines.flatMap((line) => /^PROOF (.+)/.exec(line)?.[1] ?? []));
    });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, seconds: (Date.now() - began) / 1000, figures }),
    );
  });

const results = [];
for (const part of parts) {
  if (args.length === 0 || args.includes(part[0])) results.push(await run(part));
}

const cores = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.versions.node}`;
console.log(`\n== npm run proof (scale ${scale}, ${cores})`);
for (const { name, ok, seconds, figures } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${seconds.toFixed(0).padStart(6)} s`);
  for (const figure of summed(figures)) console.log(`       ${figure}`);
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** Figures of one kind for many calls (`what, POST /x/: inputs 2000, p99 ms 12`) as one line with the slowest. */
function summed(figures) {
  const kinds = new Map();
  for (const figure of figures) {
    const [, what, p99] = /^(.+?), (?:GET|POST|PATCH|DELETE) .*p99 ms (\d+)$/.exec(figure) ?? [];
    if (what === undefined) kinds.set(figure.replace(/, \w+\.\w+:/, ':'), figure);
    else {
      const { calls = 0, slowest = 0 } = kinds.get(what) ?? {};
      kinds.set(what, { calls: calls + 1, slowest: Math.max(slowest, Number(p99)) });
    }
  }
  return [...kinds].map(([what, kind]) =>
    typeof kind === 'string' ? what : `${what}: ${kind.calls} calls, slowest p99 ${kind.slowest} ms`,
  );
}
