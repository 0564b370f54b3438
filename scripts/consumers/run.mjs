/**
 * Installs the packed packages into a blank project, type-checks a program that uses every entry, and runs it as ESM, as
 * CommonJS and bundled, against the mock studio's command. `--quick` takes one compiler, the oldest Node and one bundler,
 * because `npm test` has no time for all.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProject, nodeBinary, nodeVersions } from './project.mjs';

const quick = process.argv.includes('--quick');
const majors = Object.keys(nodeVersions).filter((major) => !quick || major === '20');
const compilers = ['typescript-5.9', 'typescript-6', 'typescript-7'].slice(quick ? -1 : 0);
const project = mkdtempSync(join(tmpdir(), 'detroit-well-consumer-'));

let failed = 0;
async function step(name, run) {
  const began = Date.now();
  let result = 'ok    ';
  try {
    await run();
  } catch (error) {
    failed += 1;
    result = 'FAILED';
    console.error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'));
  }
  console.log(`${result} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
}

const run = (command, args) =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function expectOk(command, args) {
  const printed = run(command, args);
  if (printed.trim() !== 'ok') throw new Error(`${args.join(' ')} printed ${printed}`);
}

/** Starts the installed command of the mock studio. Returns its address and how to stop it. */
async function startMock() {
  const command = join(project, 'node_modules/.bin/api-client');
  const child = spawn(command, ['mock', '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /https?:\S+/.exec(line)?.[0];
    if (url) return { url, stop: () => child.kill() };
  }
  throw new Error('The mock studio did not start.');
}

/** How many types a loop over sessions may cost a compiler; 197 are those of the same loop with Stripe's client. */
const mostTypes = 3_000;

function checkLoop(compiler) {
  const options = ['-p', 'tsconfig.loop.json', '--skipLibCheck', '--extendedDiagnostics'];
  const printed = run(process.execPath, [inModules(`${compiler}/bin/tsc`), ...options]);
  const types = Number(/^Types:\s+(\d+)/m.exec(printed)?.[1]);
  if (!(types <= mostTypes)) throw new Error(`${types} types, at most ${mostTypes}`);
  run(process.execPath, [inModules(`${compiler}/bin/tsc`), '-p', 'tsconfig.loop.json']);
}

const inModules = (path) => join(project, 'node_modules', path);
/** A module for Node that runs a bundle with the address of the studio. */
function runBundle(folder, url) {
  const starter = join(project, `${folder}.mjs`);
  writeFileSync(starter, `globalThis.studioUrl = '${url}';\nawait import('./${folder}/browser.mjs');\n`);
  expectOk(nodeBinary(project, majors.at(-1)), [starter]);
}

try {
  await step('install the tarballs', () => createProject(project, majors));
  for (const compiler of compilers) {
    await step(`${compiler}: types, ESM and CommonJS`, () =>
      run(process.execPath, [inModules(`${compiler}/bin/tsc`), '-p', 'tsconfig.node.json']),
    );
    await step(`${compiler}: a loop costs few types, without those of browsers`, () => checkLoop(compiler));
    await step(`${compiler}: types, bundler`, () =>
      run(process.execPath, [inModules(`${compiler}/bin/tsc`), '-p', 'tsconfig.bundler.json']),
    );
  }
  const mock = await startMock();
  for (const major of majors) {
    for (const kind of ['esm', 'cjs'])
      await step(`Node ${major}: ${kind}`, () =>
        expectOk(nodeBinary(project, major), [join(kind, 'node.js'), mock.url]),
      );
  }
  await step('Vite: build and run', () => {
    run(process.execPath, [inModules('vite/bin/vite.js'), 'build', '--logLevel', 'error']);
    runBundle('built-by-vite', mock.url);
  });
  if (!quick)
    await step('webpack: build and run', () => {
      const build = `require('webpack')(require('./webpack.config.cjs'), (error, stats) => {
      if (error || stats.hasErrors()) { console.error(String(error ?? stats)); process.exitCode = 1; }
    });`;
      run(process.execPath, ['-e', build]);
      runBundle('built-by-webpack', mock.url);
    });
  mock.stop();
} finally {
  rmSync(project, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
