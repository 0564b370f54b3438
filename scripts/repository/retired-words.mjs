/**
 * Words that docs/glossary.md replaced with standard terms. Each row names the term to use. No declaration (variable, parameter,
 * type, field) or file name contains the word, apart from the listed exceptions.
 */
import ts from 'typescript';
import { nodesOf, proseOf } from './syntax.mjs';

/** One or more consecutive words of an identifier or a file name: `in turn` matches `inTurn`. */
const inNames = [
  { word: 'alone', use: 'withLock' },
  { word: 'announce', use: 'emit' },
  { word: 'anew', use: 'again' },
  { word: 'answer', use: 'response' },
  { word: 'answers', use: 'responses' },
  { word: 'answered', use: 'responded' },
  { word: 'arrival', use: 'what arrives' },
  { word: 'at once', use: 'concurrency' },
  { word: 'atoms', use: 'primitives' },
  { word: 'called off', use: 'cancelled' },
  { word: 'consequence', use: 'outcome' },
  { word: 'deaf', use: 'unresponsive' },
  { word: 'elsewhere', use: 'what it is' },
  { word: 'beside', use: 'what it is' },
  { word: 'freed', use: 'released' },
  { word: 'give back', use: 'refund' },
  { word: 'given back', use: 'refunded' },
  { word: 'hear', use: 'onMessage' },
  { word: 'house', use: 'fixture' },
  { word: 'hung', use: 'disconnected' },
  { word: 'in turn', use: 'limiter' },
  { word: 'intent', use: 'idempotentRequest', except: /\/payments\/|schema\/payments|stripe|sandbox/ },
  { word: 'judge', use: 'check' },
  { word: 'judged', use: 'checked' },
  { word: 'kept', use: 'stored or record' },
  { word: 'letter', use: 'email' },
  { word: 'letters', use: 'emails' },
  { word: 'line', use: 'waitlist', only: /waitlist|test\/line/ },
  { word: 'mark', use: 'fingerprint', only: /idempotency/ },
  { word: 'mutant', use: 'positive control' },
  { word: 'news', use: 'unread updates' },
  { word: 'nobody', use: 'what it is' },
  { word: 'oracle', use: 'reference texts' },
  { word: 'pass on', use: 'offerNextSeat' },
  { word: 'passed on', use: 'offered' },
  { word: 'patience', use: 'retry policy' },
  { word: 'patient', use: 'retry policy' },
  { word: 'place', use: 'seat, location or room' },
  { word: 'places', use: 'seats or locations' },
  { word: 'presence', use: 'auth state' },
  { word: 'question', use: 'payment authentication' },
  { word: 'refusal', use: 'problem' },
  { word: 'refusals', use: 'problems' },
  { word: 'refuse', use: 'reject' },
  { word: 'refused', use: 'rejected' },
  { word: 'round', use: 'job run' },
  { word: 'rounds', use: 'runs' },
  { word: 'settle', use: 'applyChargeOutcome' },
  { word: 'silent', use: 'idle' },
  { word: 'speak', use: 'sendMessage' },
  { word: 'standing', use: 'status' },
  { word: 'surroundings', use: 'environment' },
  { word: 'thank', use: 'confirm' },
  { word: 'told', use: 'notified' },
  { word: 'truth', use: 'session store' },
  { word: 'unhurried', use: 'retry policy' },
  { word: 'vanished', use: 'disconnected' },
  { word: 'wish', use: 'request' },
  { word: 'words', use: 'messages or format' },
  { word: 'world', use: 'fixture' },
];

/** Names that legitimately contain a retired word: `at` matches the path of the file, `name` the whole name. */
const exceptions = [
  {
    word: 'words',
    at: /^scripts\/repository\//,
    name: /^retired-words\.mjs$/,
    reason: 'the file is about words',
  },
  {
    word: 'words',
    at: /^packages\/config\/src\/constants\.ts/,
    name: /^readingWordsPerMinute$/,
    reason: 'it counts words',
  },
  ...['wish', 'refused'].map((word) => ({
    word,
    at: /^packages\/api-client\/(?:src\/session\/bridge-|test\/bridge|browser\/)/,
    name: /./,
    reason: 'a field of the messages between the two apps, whose versions may differ while one is deployed',
  })),
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

/** Declarations and file names with a retired word. */
export function retiredNames(sources) {
  const names = sources.flatMap(namesIn);
  return inNames.flatMap(({ word, use, except, only }) =>
    names
      .filter(
        ({ at, name, text }) =>
          text.includes(` ${word} `) &&
          !except?.test(at) &&
          (only?.test(at) ?? true) &&
          !exceptions.some((one) => one.word === word && one.at.test(at) && one.name.test(name)),
      )
      .map(({ at, name }) => `${at} ${name}: use ${use}`),
  );
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
