/** Repository rules that no linter covers. Each takes the sources and returns one line per violation. */
import { posix } from 'node:path';
import { unresolvedCitations } from './citations.mjs';
import { brokenSubjects } from './commits.mjs';
import { britishSpellings, typedComponents, upperCaseConstants, writableFields } from './dialect.mjs';
import { foldersInCircles } from './folders.mjs';
import { circlesIn, importGraph } from './imports.mjs';
import { layerViolations } from './layers.mjs';
import { retiredNames, retiredProse } from './retired-words.mjs';
import { missingNames } from './names.mjs';
import { brokenManifests } from './packages.mjs';
import { repeatedSentences } from './sentences.mjs';
import { lineCount, sourceFiles, trackedPaths } from './sources.mjs';
import { unreadConstants } from './unread.mjs';

const longest = 300;
const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.)/;
/** Matches code that bypasses the type checker. */
export const anyType = /(:\s*any(?=\s*(?:[;,)=\]}|&[]|$))|\bas any\b|<any>|@ts-ignore|@ts-nocheck)/;
const skipped = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
const machinePath = /(^|[\s'"`(=])\/(work|root|home\/[a-z]+)\/[a-z.]/;
const code = /\.(ts|tsx|mjs)$/;
const own = 'scripts/repository/';

/** Matches rows of hand-written SQL whose type is asserted instead of parsed with `readRows`. */
const assertedRows = /\b(execute|prepared)<|\brows as\b/;

const comment = /^\s*(\/\/|\/\*|\*)/;
/** Prose comments may mention these words; code and suppression comments may not. */
export const givesUp = (line) => !comment.test(line) || line.includes('@ts-');

const linesWith = (pattern, sources, counts = () => true) =>
  sources
    .filter(({ path }) => !path.startsWith(own))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line) && counts(line))
        .map(({ line, at }) => `${at} ${line.trim().slice(0, 100)}`),
    );

const routeOf = (path) => /^apps\/[^/]+\/src\/routes\/[^/]+\//.exec(path)?.[0];
const folderOf = (path) => path.split('/').slice(0, 2).join('/');

const documents = () => sourceFiles(/\.(ts|tsx|css|mjs|md)$/).filter(({ path }) => !path.startsWith(own));

export const rules = {
  'no sentence appears twice': repeatedSentences,
  'no constant or table entry is read only by tests': unreadConstants,
  'no file is over 300 lines': (sources) =>
    sources
      .filter(({ text }) => lineCount(text) > longest)
      .map(({ path, text }) => `${path} has ${lineCount(text)} lines`),
  'no file or folder has a generic name': (sources) =>
    sources.filter(({ path }) => drawers.test(path)).map(({ path }) => path),
  'nothing is typed any and no type error is silenced': (sources) =>
    linesWith(
      anyType,
      sources.filter(({ path }) => code.test(path)),
      givesUp,
    ),
  'the API parses the rows of hand-written SQL, except in tests': (sources) =>
    linesWith(
      assertedRows,
      sources.filter(({ path }) => /^apps\/api\/(src|scripts)\//.test(path) && !path.endsWith('.test.ts')),
    ),
  'no test is skipped or focused': (sources) => linesWith(skipped, sources),
  'no path of a local machine is committed': (sources) => linesWith(machinePath, sources),
  'the product name is spelled only in the configuration': (sources) =>
    linesWith(
      /Detroit\/\/Well/,
      sources.filter(({ path }) => !/^packages\/config\/src\/|\.test\.|\.examples\.|^docs\//.test(path)),
    ),
  'the two web apps do not import each other': (sources) =>
    linesWith(
      /from '.*(public-site|member-portal)/,
      sources.filter(({ path }) => path.startsWith('apps/') && code.test(path)),
    ).filter((line) => {
      const other = folderOf(line) === 'apps/public-site' ? 'member-portal' : 'public-site';
      return line.includes(`/${other}/`) || line.includes(`@detroit-well/${other}`);
    }),
  'an import leaves its package by name, not by path': (sources) =>
    sources
      .filter(({ path }) => /^(packages|apps|examples)\//.test(path) && code.test(path))
      .flatMap(({ path, text }) => {
        const depth = path.split('/').length - 3;
        return [...text.matchAll(/from '((?:\.\.\/)+)/g)]
          .filter(([, up]) => up.length / 3 > depth)
          .map(() => `${path} climbs out of its package`);
      }),
  'no two decisions share a number': () => {
    const pages = sourceFiles(/^docs\/decisions\/\d{3}-.+\.md$/).map(({ path }) => path);
    const numberOf = (path) => posix.basename(path).slice(0, 3);
    return pages.filter((path) =>
      pages.some((other) => other !== path && numberOf(other) === numberOf(path)),
    );
  },
  'constants are in camelCase': upperCaseConstants,
  'components declare no return type': typedComponents,
  'no further field of an interface is writable': writableFields,
  'the English is American': () => britishSpellings(documents()),
  'no name contains a retired word': (sources) =>
    retiredNames(sources.filter(({ path }) => !path.startsWith(own))),
  'no text contains a retired word': () => retiredProse(documents()),
  'commit subjects are imperative and have at most 72 characters': brokenSubjects,
  'every package names its license, and published ones the exports without sources': brokenManifests,
  'every citation resolves': () =>
    unresolvedCitations(
      sourceFiles(/\.(ts|tsx|css|mjs|md|tsv)$/).filter(({ path }) => !path.startsWith(own)),
    ),
  'every path and name in backticks exists': () =>
    missingNames(sourceFiles(/\.(?!png$|webp$|woff2$)[a-z]+$|^\.ci\/run$/), trackedPaths()),
  'the API imports downwards, along its listed edges': layerViolations,
  'files do not import each other in a cycle': (sources) =>
    circlesIn(importGraph(sources)).map((cycle) => cycle.join(' -> ')),
  'no circle of folders in an app or package': foldersInCircles,
  'a screen does not import another screen': (sources) =>
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)]
        .map(([, target]) => routeOf(posix.join(posix.dirname(path), target)))
        .filter((other) => routeOf(path) !== undefined && other !== undefined && other !== routeOf(path))
        .map((other) => `${path} imports from ${other}`),
    ),
};
