/**
 * What no stock tool checks: at most ten rules, each with one sentence of why. A check takes the sources and returns one line per
 * violation.
 */
import { sharedNumbers, unresolvedCitations } from './citations.mjs';
import { timesWithoutClock } from './clocks.mjs';
import { brokenSubjects } from './commits.mjs';
import { britishSpellings, typedComponents, upperCaseConstants } from './dialect.mjs';
import { foldersInCircles } from './folders.mjs';
import { circlesIn, importGraph } from './imports.mjs';
import { importsBetweenScreens, layerViolations } from './layers.mjs';
import { brokenManifests, rejectedLicenses } from './licenses.mjs';
import { missingNames } from './names.mjs';
import { packageGraph } from './packages.mjs';
import { repeatedSentences } from './sentences.mjs';
import { sourceFiles, trackedPaths } from './sources.mjs';
import { untestedTexts } from './texts.mjs';

const own = 'scripts/repository/';
const drawer = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.)/;
/** Rows of hand-written SQL whose type is asserted instead of parsed with `readRows`. */
const assertedRow = /\b(execute|prepared)<|\brows as\b/;
const parsesRows = /^apps\/api\/(src|scripts)\/(?!.*\.test\.ts$)/;
const spellsName = /^packages\/config\/src\/|^docs\/|^scripts\/repository\/|\.test\.|\.examples\./;

const documents = (endings) => sourceFiles(endings).filter(({ path }) => !path.startsWith(own));
const proseFiles = () => documents(/\.(ts|tsx|css|mjs|md)$/);

const linesWith = (pattern, sources) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );

const circlesOf = (graph) => circlesIn(graph).map((circle) => circle.join(' -> '));

export const rules = {
  'a text stands once': {
    why: 'A sentence in two places, or the product name outside the configuration, is changed in one of them.',
    check: (sources) => [
      ...repeatedSentences(sources),
      ...linesWith(
        /Detroit\/\/Well/,
        sources.filter(({ path }) => !spellsName.test(path)),
      ),
    ],
  },
  'a test of a screen expects each reference text': {
    why: 'The specification fixes these texts to the letter.',
    check: untestedTexts,
  },
  'every path and name in backticks exists': {
    why: 'Renaming changes code, and leaves documents and comments that lead nowhere.',
    check: () => missingNames(sourceFiles(/\.(?!png$|webp$|woff2$)[a-z]+$|^\.ci\/run$/), trackedPaths()),
  },
  'every citation resolves': {
    why: 'A reader follows `SPEC-B 8.8` and `ADR-009` to one heading and one page.',
    check: () => {
      const cited = documents(/\.(ts|tsx|css|mjs|md|tsv)$/);
      return [...unresolvedCitations(cited), ...sharedNumbers(cited)];
    },
  },
  'there is no circle and no drawer': {
    why: 'Packages, folders and files that need each other must be understood together, and a folder of helpers has no subject.',
    check: (sources) => [
      ...circlesOf(packageGraph()),
      ...foldersInCircles(sources),
      ...circlesOf(importGraph(sources)),
      ...sources.filter(({ path }) => drawer.test(path)).map(({ path }) => `${path} has a generic name`),
    ],
  },
  'imports follow the layers': {
    why: 'The API and the office stay in layers with listed edges between their nouns, and a screen can be removed alone.',
    check: (sources) => [...layerViolations(sources), ...importsBetweenScreens(sources)],
  },
  'the API parses the rows of hand-written SQL, and asks its clocks for the time': {
    why: 'An asserted type turns a renamed column into `undefined`. A time from elsewhere stays behind when the clock moves.',
    check: (sources) => [
      ...linesWith(
        assertedRow,
        sources.filter(({ path }) => parsesRows.test(path)),
      ),
      ...timesWithoutClock(sources),
    ],
  },
  'code and English have one dialect': {
    why: 'American spelling, constants in camelCase and components without return types read as by one author.',
    check: (sources) => [
      ...britishSpellings(proseFiles()),
      ...upperCaseConstants(sources),
      ...typedComponents(sources),
    ],
  },
  'commit subjects are imperative and short': {
    why: 'The history is read as a list of at most 72 characters a line.',
    check: brokenSubjects,
  },
  'every license is allowed and named': {
    why: 'A package that is published or served must not break a license, and its manifest offers what was built.',
    check: () => [...rejectedLicenses(), ...brokenManifests()],
  },
};
