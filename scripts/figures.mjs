/** `npm run figures` prints the measured size and structure of the repository next to its goals. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { longSubjects } from './repository/commits.mjs';
import { roomsByPackage } from './repository/folders.mjs';
import { circlesIn, importGraph, mostImported } from './repository/imports.mjs';
import { packageGraph } from './repository/packages.mjs';
import { rules } from './repository/rules.mjs';
import { repeatedSentences } from './repository/sentences.mjs';
import { lineCount, sourceFiles } from './repository/sources.mjs';
import { nodesOf } from './repository/syntax.mjs';
import { root } from './stack/settings.mjs';

const sources = sourceFiles();
const sizes = sources
  .map(({ path, text }) => ({ path, lines: lineCount(text) }))
  .sort((a, b) => a.lines - b.lines);
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))];
const code = sources.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
const lines = code.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;
const graph = importGraph(sources);
const imported = mostImported(graph, 5);
const ranking = (entries) => entries.map(([name, count]) => `${name} ${count}`).join(', ');

/** The exports and types that knip reports as unused. */
function unusedExports() {
  const { stdout } = spawnSync('knip', ['--no-progress', '--reporter', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { issues } = JSON.parse(stdout);
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0);
}

/**
 * What a person must know to change the three web apps: their lines, and those of the packages that serve nothing else, without
 * the files that are generated from the contract.
 */
const written = /\/generated\//;
const browserHalf =
  /^(?:apps\/(?:public-site|member-portal|office)|packages\/(?:api-client|ui|booking|web-server))\//;
const browserLines = sizes
  .filter(({ path }) => browserHalf.test(path) && !written.test(path))
  .reduce((sum, { lines }) => sum + lines, 0);

const buildFile = /(?:^|\/)(?:vite|tsup|rolldown|astro)\.?[\w.]*config\.(?:ts|mjs)$/;
const longPatterns = code
  .filter(({ path }) => buildFile.test(path))
  .flatMap((file) =>
    nodesOf(file, (node) => ts.isRegularExpressionLiteral(node) && node.text.length > 80 && node.text.length),
  )
  .map(({ at, value }) => `${at} (${value})`);

const inCircles = roomsByPackage(sources)
  .filter(({ circles }) => circles.length > 0)
  .map(({ home, count, circles }) => `${home} ${circles.flat().length} of ${count}`);
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

const named = (list) => list.map((circle) => circle.join(' ')).join('; ');
const orNone = (list, shown) => (list.length === 0 ? 'none' : shown(list));

const rows = [
  ['source files', sizes.length],
  ['median file, lines', `${at(0.5).lines} (goal: up to 70)`],
  ['90th percentile, lines', `${at(0.9).lines} (goal: up to 200)`],
  ['longest file, lines', `${sizes.at(-1).lines}, ${sizes.at(-1).path} (limit: 300)`],
  ['comment lines', `${((100 * comments) / lines.length).toFixed(1)} % (goal: 5 to 15 %)`],
  [
    'lines of the browser half',
    `${browserLines} (public-site, member-portal, office, api-client, ui, booking, web-server)`,
  ],
  ['repeated sentences', `${repeatedSentences(sources).length} (goal: none)`],
  ['circles of packages', orNone(circlesIn(packageGraph()), named)],
  ['circles of files', orNone(circlesIn(graph), named)],
  ['folders in circles', orNone(inCircles, (list) => list.join(', '))],
  ['most imported packages', ranking(imported.packages)],
  ['most imported files', ranking(imported.files)],
  ['unresolved citations', `${rules['every citation resolves'].check().length} (goal: none)`],
  ['unused exports (knip)', `${unusedExports()} (goal: none)`],
  ['repository rules', `${Object.keys(rules).length} (limit: 10)`],
  ['root scripts', `${Object.keys(scripts).length} (limit: 30)`],
  ['long patterns in builds', orNone(longPatterns, (list) => list.join(', '))],
  ['long commit subjects', `${longSubjects()} (goal: none over 72 characters)`],
];
for (const [name, value] of rows) console.log(`${name.padEnd(26)} ${value}`);
