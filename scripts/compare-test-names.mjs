/**
 * Compares the names of all tests of two revisions and prints which are gone, moved and new:
 *
 *     npm run compare-tests -- <before> <after>
 *     npm run --silent compare-tests -- --list <revision> > names.json
 *
 * Each side is a Git revision or a file that `--list` wrote. A revision is installed in a folder of its own, and the runners list
 * its tests: Vitest collects them, so that every row of a table is a name, and Playwright lists the tests of every project. The
 * exit code is 1 if a name is gone or stands less often than before.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './stack/settings.mjs';

const run = promisify(execFile);
const manyBytes = 1 << 30;

/** The names that one script of a package (`vitest run`, with its configuration and files) runs. */
async function vitestTests(checkout, { folder, script, options }) {
  const cwd = join(checkout, folder);
  const output = join(await mkdtemp(join(tmpdir(), 'test-names-')), 'names.json');
  try {
    const list = ['list', '--no-static-parse', `--json=${output}`, ...options];
    const { stderr } = await run(join(cwd, 'node_modules/.bin/vitest'), list, { cwd, maxBuffer: manyBytes });
    if (!existsSync(output)) throw new Error(`Vitest listed no tests of ${folder} ${script}.\n${stderr}`);
    const tests = JSON.parse(await readFile(output, 'utf8'));
    return tests.map(({ name, file }) => ({
      run: `${folder} ${script}`,
      file: relative(checkout, file),
      name,
    }));
  } finally {
    await rm(dirname(output), { recursive: true, force: true });
  }
}

async function vitestScripts(checkout, manifest) {
  const { scripts = {} } = JSON.parse(await readFile(join(checkout, manifest), 'utf8'));
  return Object.entries(scripts).flatMap(([script, command]) => {
    const [, options] = /^vitest run(.*)/.exec(command) ?? [];
    if (options === undefined) return [];
    return [{ folder: dirname(manifest), script, options: options.split(' ').filter(Boolean) }];
  });
}

/** The tests of every project of a Playwright configuration, which starts nothing for a list. */
async function playwrightTests(checkout, config) {
  const cwd = join(checkout, dirname(config));
  const list = ['test', '--list', '--reporter=json', '--config', join(checkout, config)];
  const { stdout } = await run(join(cwd, 'node_modules/.bin/playwright'), list, {
    cwd,
    maxBuffer: manyBytes,
  });
  const report = JSON.parse(stdout);
  const testsOf = (suite, path) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName }) => ({
        run: `${config} ${projectName}`,
        file: relative(checkout, join(report.config.rootDir, file)),
        name: [...path, title].join(' > '),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.title])),
  ];
  // The outermost suite is the file.
  return report.suites.flatMap((file) => testsOf(file, []));
}

/** Every test of a checkout whose dependencies are installed, in every run. */
async function testsIn(checkout) {
  const { stdout } = await run('git', ['ls-files'], { cwd: checkout, maxBuffer: manyBytes });
  const paths = stdout.split('\n').toSorted();
  const tests = [];
  for (const manifest of paths.filter((path) => path.endsWith('/package.json')))
    for (const script of await vitestScripts(checkout, manifest))
      tests.push(...(await vitestTests(checkout, script)));
  for (const config of paths.filter((path) => /playwright[^/]*\.config\.ts$/.test(path)))
    tests.push(...(await playwrightTests(checkout, config)));
  return tests;
}

/** The tests of a revision, from a checkout of its own that is removed afterwards. */
async function testsOfRevision(revision) {
  const folder = await mkdtemp(join(tmpdir(), 'test-names-'));
  const checkout = join(folder, 'checkout');
  try {
    await run('git', ['worktree', 'add', '--detach', checkout, revision], { cwd: root });
    const install = ['install', '--frozen-lockfile', '--prefer-offline'];
    await run(join(root, 'node_modules/.bin/pnpm'), install, { cwd: checkout, maxBuffer: manyBytes });
    // Browser tests import the packages as they are published.
    const build = ['run', 'build', '--filter=./packages/*'];
    await run(join(checkout, 'node_modules/.bin/turbo'), build, { cwd: checkout, maxBuffer: manyBytes });
    return await testsIn(checkout);
  } finally {
    await run('git', ['worktree', 'remove', '--force', checkout], { cwd: root }).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

const testsOf = async (side) =>
  existsSync(side) ? JSON.parse(await readFile(side, 'utf8')) : testsOfRevision(side);

/** How often each name stands in each place: two tests of one file may share a name. */
function placesByName(tests) {
  const names = new Map();
  for (const { run: where, file, name } of tests) {
    const places = names.get(name) ?? [];
    places.push(`${where}: ${file}`);
    names.set(name, places);
  }
  return names;
}

/** What `left` has and `right` has not, each as often as it is missing. */
function without(left, right) {
  const rest = [...right];
  return left.filter((each) => {
    const index = rest.indexOf(each);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** The names that are gone, moved to another file or run, and new. */
export function compareTests(before, after) {
  const [old, current] = [placesByName(before), placesByName(after)];
  const compared = { gone: [], moved: [], added: [] };
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(name) ?? [], current.get(name) ?? []];
    const [left, came] = [without(was, is), without(is, was)];
    const moves = Math.min(left.length, came.length);
    for (let n = 0; n < moves; n += 1) compared.moved.push(`${left[n]} -> ${came[n]} > ${name}`);
    for (const place of left.slice(moves)) compared.gone.push(`${place} > ${name}`);
    for (const place of came.slice(moves)) compared.added.push(`${place} > ${name}`);
  }
  return compared;
}

function countsByRun(tests) {
  const counts = new Map();
  for (const { run: name } of tests) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function report(before, after) {
  const [old, current] = [countsByRun(before), countsByRun(after)];
  for (const name of [...new Set([...old.keys(), ...current.keys()])].toSorted())
    console.log(`${name}: ${old.get(name) ?? 0} -> ${current.get(name) ?? 0}`);
  const { gone, moved, added } = compareTests(before, after);
  console.log(`all: ${before.length} -> ${after.length}`);
  for (const [title, lines] of Object.entries({ gone, moved, new: added })) {
    console.log(`\n${title}: ${lines.length}`);
    for (const line of lines.toSorted()) console.log(`  ${line}`);
  }
  if (gone.length > 0) process.exitCode = 1;
}

async function main([first, second]) {
  if (first === undefined || second === undefined)
    throw new Error('node scripts/compare-test-names.mjs [--list] <revision or file> [<revision or file>]');
  if (first === '--list') console.log(JSON.stringify(await testsOf(second)));
  else report(await testsOf(first), await testsOf(second));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
