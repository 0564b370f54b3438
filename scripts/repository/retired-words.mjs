/**
 * Words that docs/glossary.md replaced with standard terms. Each row names the term to use and how many declarations (variables,
 * parameters, types, fields) still contain the word. Lower a number when it falls; never raise one.
 */
import ts from 'typescript';
import { nodesOf, proseOf } from './syntax.mjs';

/** One or more consecutive words of an identifier or a file name: `in turn` matches `inTurn`. */
const inNames = [
  { word: 'alone', use: 'withLock', today: 5 },
  { word: 'announce', use: 'emit', today: 3 },
  { word: 'anew', use: 'again', today: 3 },
  { word: 'answer', use: 'response', today: 152 },
  { word: 'answers', use: 'responses', today: 52 },
  { word: 'answered', use: 'responded', today: 13 },
  { word: 'arrival', use: 'what arrives', today: 3 },
  { word: 'at once', use: 'concurrency', today: 18 },
  { word: 'atoms', use: 'primitives', today: 0 },
  { word: 'called off', use: 'cancelled', today: 2 },
  { word: 'consequence', use: 'outcome', today: 1 },
  { word: 'deaf', use: 'unresponsive', today: 4 },
  { word: 'elsewhere', use: 'what it is', today: 7 },
  { word: 'beside', use: 'what it is', today: 6 },
  { word: 'freed', use: 'released', today: 4 },
  { word: 'give back', use: 'refund', today: 1 },
  { word: 'given back', use: 'refunded', today: 1 },
  { word: 'hear', use: 'onMessage', today: 7 },
  { word: 'house', use: 'fixture', today: 12 },
  { word: 'hung', use: 'disconnected', today: 1 },
  { word: 'in turn', use: 'limiter', today: 2 },
  { word: 'intent', use: 'idempotentRequest', today: 32, except: /\/payments\/|stripe|sandbox/ },
  { word: 'judge', use: 'check', today: 10 },
  { word: 'judged', use: 'checked', today: 4 },
  { word: 'kept', use: 'stored or record', today: 103 },
  { word: 'letter', use: 'email', today: 20 },
  { word: 'letters', use: 'emails', today: 28 },
  { word: 'line', use: 'waitlist', today: 16, only: /waitlist|test\/line/ },
  { word: 'mark', use: 'fingerprint', today: 3, only: /idempotency/ },
  { word: 'mutant', use: 'positive control', today: 0 },
  { word: 'news', use: 'unread updates', today: 2 },
  { word: 'nobody', use: 'what it is', today: 7 },
  { word: 'oracle', use: 'reference texts', today: 0 },
  { word: 'own holds', use: 'releaseOwnHolds', today: 1 },
  { word: 'pass on', use: 'offerNextSeat', today: 3 },
  { word: 'passed on', use: 'offered', today: 1 },
  { word: 'patience', use: 'retry policy', today: 6 },
  { word: 'patient', use: 'retry policy', today: 3 },
  { word: 'place', use: 'seat, location or room', today: 113 },
  { word: 'places', use: 'seats or locations', today: 47 },
  { word: 'presence', use: 'auth state', today: 1 },
  { word: 'question', use: 'payment authentication', today: 10 },
  { word: 'refusal', use: 'problem', today: 26 },
  { word: 'refusals', use: 'problems', today: 3 },
  { word: 'refuse', use: 'reject', today: 8 },
  { word: 'refused', use: 'rejected', today: 88 },
  { word: 'round', use: 'job run', today: 18 },
  { word: 'rounds', use: 'runs', today: 6 },
  { word: 'settle', use: 'applyChargeOutcome', today: 17 },
  { word: 'silent', use: 'idle', today: 8 },
  { word: 'speak', use: 'sendMessage', today: 2 },
  { word: 'standing', use: 'status', today: 21 },
  { word: 'surroundings', use: 'environment', today: 3 },
  { word: 'thank', use: 'confirm', today: 0 },
  { word: 'told', use: 'notified', today: 57 },
  { word: 'truth', use: 'session store', today: 5 },
  { word: 'unhurried', use: 'retry policy', today: 1 },
  { word: 'vanished', use: 'disconnected', today: 1 },
  { word: 'wish', use: 'request', today: 10 },
  { word: 'words', use: 'messages or format', today: 39 },
  { word: 'world', use: 'fixture', today: 121 },
];

/** Names that legitimately contain a retired word: `at` matches the path of the file, `name` the whole name. */
const exceptions = [
  {
    word: 'words',
    at: /^scripts\/repository\//,
    name: /^retired-words\.mjs$/,
    reason: 'the file is about words',
  },
];

/** Expressions that no document, comment, text or test name contains. */
const inProse =
  /\b(?:whoever|anew|by lot|in vain|called off|mended|parted|reckon(?:s|ed)?|oracle|mutants?|meanwhile|surroundings|of one's own|hung up|refusals?|judge[ds]?)\b/gi;

const separated = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_\-./]+/)
    .map((word) => word.toLowerCase())
    .join(' ');

const declares = (node) =>
  ts.isIdentifier(node) &&
  node.parent.name === node &&
  (ts.isVariableDeclaration(node.parent) ||
    ts.isFunctionDeclaration(node.parent) ||
    ts.isParameter(node.parent) ||
    ts.isInterfaceDeclaration(node.parent) ||
    ts.isTypeAliasDeclaration(node.parent) ||
    ts.isPropertySignature(node.parent) ||
    ts.isPropertyAssignment(node.parent) ||
    ts.isClassDeclaration(node.parent) ||
    ts.isMethodDeclaration(node.parent) ||
    ts.isPropertyDeclaration(node.parent) ||
    ts.isBindingElement(node.parent) ||
    ts.isMethodSignature(node.parent));

/** The names that a file declares, and its path inside its package. */
function namesIn(file) {
  const { path } = file;
  const own = { at: path, value: path.split('/').slice(2).join('/') };
  const names = path.endsWith('.css')
    ? [own]
    : [own, ...nodesOf(file, (node) => declares(node) && node.text)];
  return names.map(({ at, value }) => ({ at, name: value, text: ` ${separated(value)} ` }));
}

/** Declarations and file names with a retired word, for each word of which there are more than today. */
export function retiredNames(sources) {
  const names = sources.flatMap(namesIn);
  return inNames.flatMap(({ word, use, today, except, only }) => {
    const found = names.filter(
      ({ at, name, text }) =>
        text.includes(` ${word} `) &&
        !except?.test(at) &&
        (only?.test(at) ?? true) &&
        !exceptions.some((one) => one.word === word && one.at.test(at) && one.name.test(name)),
    );
    return found.length > today
      ? [
          `"${word}" in ${found.length} names instead of ${today}; use ${use}`,
          ...found.map(({ at, name }) => `${at} ${name}`),
        ]
      : [];
  });
}

/** Retired expressions in documents, comments, texts and test names. The specification's own texts are exempt. */
export const retiredProse = (documents) =>
  documents
    .filter(
      ({ path }) => !/^docs\/spec\/|^packages\/reference-texts\/|^\.changeset\/|\/app\/seed\//.test(path),
    )
    .flatMap(proseOf)
    .flatMap(({ at, value }) =>
      (value.match(inProse) ?? []).map((found) => `${at} "${found}" is retired (docs/glossary.md)`),
    );
