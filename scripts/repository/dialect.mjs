/** The forms of code and English that no linter covers (CONTRIBUTING.md, "Language"). Pure functions over the texts of files. */
import ts from 'typescript';
import { nodesOf, proseOf } from './syntax.mjs';

/** Names of environment variables keep their case. */
const environmentNames = new Set(['DATA_DIR', 'PICTURE_ORIGINS']);
const upperCase = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** British spellings. Those of the contract stay. */
const britishWord =
  /\b(?:(?:behavi|col|fav|flav|hon|neighb)our\w*|(?:authori|initiali|normali|optimi|organi|recogni|saniti|seriali|synchroni)s(?:e[drs]?|ing|ation)|analyse[ds]?|cent(?:re[ds]?|ring)|grey(?:s|scale)?|licences?|whilst)\b/gi;

const linesOf = (file, read) => nodesOf(file, read).map(({ at, value }) => `${at} ${value}`);

/** Constants in upper case. */
export const upperCaseConstants = (sources) =>
  sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((file) =>
      linesOf(file, (node) =>
        ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && upperCase.test(node.name.text)
          ? node.name.text.length > 1 && !environmentNames.has(node.name.text) && node.name.text
          : undefined,
      ),
    );

/** Components with a declared return type. */
export const typedComponents = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((file) =>
      linesOf(
        file,
        (node) =>
          ts.isFunctionDeclaration(node) &&
          node.type &&
          /^[A-Z]/.test(node.name?.text ?? '') &&
          node.name.text,
      ),
    );

/** British spellings in documents, comments and texts. The specification's own texts are exempt. */
export const britishSpellings = (documents) =>
  documents
    .filter(({ path }) => !/^docs\/spec\/|^packages\/reference-texts\//.test(path))
    .flatMap(proseOf)
    .flatMap(({ at, value }) =>
      (value.match(britishWord) ?? []).map((word) => `${at} "${word}" is a British spelling`),
    );
