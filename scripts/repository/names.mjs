/**
 * Finds names in backticks, in documents and comments, that do not exist: a path that is not in the tree, a script that no
 * manifest has, an identifier that no code declares or uses. Takes the texts and paths of files, returns one line per name.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { allowedNames } from './allowed-names.mjs';
import { parse } from './syntax.mjs';

const code = /\.(?:ts|tsx|mjs|js|jsx|cjs)$/;
const document = /\.mdx?$/;
const test = /\.test\.|\.spec\./;
const commented = /\.(?:ts|tsx|mjs|js|css)$/;
/** Generated documents, histories, and this check with its examples. */
const exempt = /\/etc\/.+\.api\.md$|CHANGELOG\.md$|^scripts\/repository\/(?:allowed-)?names\./;

const fence = /^ *```[\s\S]*?^ *```/gm;
const comment = /(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\//g;
const span = /(?<!`)`([^`\n]+)`(?!`)/g;
const identifier = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?=\(.*\)$|$)/;
const fileName = /^[\w<>*{},.-]+\.(?:tsx?|mjs|js|css|mdx?|jsonc?|ya?ml|sql|html|conf|tsv|py)$/;
const path = /^(?!\.\.\/)(?:@detroit-well|[\w<*.][\w<>*{}.-]*)\/[\w<>*{},./-]*$/;
/** Names with the file that contains them: `a` and `b` (`packages/c.ts`). */
const namesInFile = /((?:`[^`\n]+`(?:, | and |, and )?)+) \(`([\w/.-]+)`\)/g;
/** The target of a link to another file, without its heading. */
const link = /\]\((?!\w+:|#|\/)([^)#\s]+)/g;
const npmScript = /^(?:npm run|npx pnpm(?: --filter \S+)? run) ([\w:-]+)/;

const wordsOf = (text) => text.match(/[A-Za-z_$][\w$-]*/g) ?? [];
const isCompound = (word) => /[_$\d/]|[a-z][A-Z]/.test(word);
const packageOf = (name) => name.split('/', /^(?:apps|packages|examples)\//.test(name) ? 2 : 1).join('/');

/** A parameter, a variable inside a function, or a counter: a name that means nothing in another file. */
function isLocal(node) {
  const { parent } = node;
  if (parent.name !== node) return false;
  if (ts.isParameter(parent) || ts.isBindingElement(parent)) return true;
  if (!ts.isVariableDeclaration(parent)) return false;
  return !ts.isSourceFile(parent.parent.parent?.parent) || !(parent.parent.flags & ts.NodeFlags.Const);
}

/** The names that a file offers to others. Of a text with spaces, of a test and of data, these are the compound words. */
function namesOf({ path, text }) {
  if (!code.test(path)) return namesOfData(path, text);
  const names = new Set();
  const locals = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) (isLocal(node) ? locals : names).add(node.text);
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (node.parent.name?.text === 'className') return;
      const words = wordsOf(node.text).filter((word) => isCompound(word) || !/\s/.test(node.text));
      for (const word of /^\S+\/\S+$/.test(node.text) ? [node.text, ...words] : words) names.add(word);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse({ path, text }));
  return [...names].filter((name) => !locals.has(name) && (isCompound(name) || !test.test(path)));
}

/** What is prose in a style sheet, where classes count as such, and in Python. */
const proseIn = {
  css: /\.[a-z][\w-]*|\/\*[\s\S]*?\*\//g,
  py: /#.*|"[^"\n]*\s[^"\n]*"/g,
};

/** The words of a file that is not code of ours in JavaScript. Tables and pages offer only their compound words. */
function namesOfData(path, text) {
  const [extension] = /[^.]*$/.exec(path);
  const words = text
    .replace(proseIn[extension] ?? /$^/, '')
    .split(/[\s'"`,;(){}<>=]+/)
    .flatMap((word) => [word, ...wordsOf(word)]);
  return ['tsv', 'html', 'txt'].includes(extension) ? words.filter(isCompound) : words;
}

/** All names, the names of each package, the paths with their folders, and the scripts. */
function indexOf(files, tree) {
  const names = new Set([...allowedNames, ...tree.flatMap((path) => path.split(/[/.]/))]);
  const own = new Map();
  for (const file of files.filter(({ path }) => !document.test(path) && !exempt.test(path))) {
    const ofPackage = own.get(packageOf(file.path)) ?? new Set();
    own.set(packageOf(file.path), ofPackage);
    for (const name of namesOf(file)) {
      names.add(name);
      ofPackage.add(name);
    }
  }
  const folders = tree.flatMap((name) =>
    name.split('/').map((_, index, parts) => parts.slice(0, index).join('/')),
  );
  const scripts = files
    .filter((file) => file.path.endsWith('package.json'))
    .flatMap(({ text }) => Object.keys(JSON.parse(text).scripts ?? {}));
  const paths = new Set([...tree, ...folders, ...[...names].filter((name) => name.includes('/'))]);
  return {
    names,
    own,
    tree: new Set([...tree, ...folders]),
    paths: [...paths].join('\n'),
    scripts: new Set(scripts),
  };
}

/** The pattern of a path as people write it: `<noun>`, `*`, `**` and `{a,b}` stand for parts of it, the extension may be left out. */
function patternOf(written) {
  const source = written
    .replace(/\/$/, '')
    .replace(/[.$+]/g, '\\$&')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*|<\w+>/g, '[^/\\n]+')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`(?:^|/)${source}(?:\\.\\w+)?$`, 'm');
}

const samplesOf = (text) => (text.match(fence) ?? []).join();

/** The names in a span that do not exist. A plain word in a comment must be a name of the same package. */
function missing(written, file, index) {
  const script = npmScript.exec(written)?.[1];
  if (script) return index.scripts.has(script) ? [] : [script];
  const isPath = fileName.test(written) || path.test(written);
  if (isPath) return index.names.has(written) || patternOf(written).test(index.paths) ? [] : [written];
  const isPublic = (word) => document.test(file.path) || isCompound(word) || allowedNames.includes(word);
  const known = (word) => (isPublic(word) ? index.names : index.own.get(packageOf(file.path)))?.has(word);
  const ownWords = () =>
    wordsOf(document.test(file.path) ? samplesOf(file.text) : file.text.replace(comment, ''));
  const words = identifier.exec(written)?.[0].split('.') ?? [];
  return words.filter((word) => !known(word) && !ownWords().includes(word));
}

/** The pieces of a file that may name something, with their positions. */
function piecesOf({ path, text }) {
  if (!document.test(path))
    return [...text.matchAll(comment)].map(({ 0: piece, index }) => ({ piece, index }));
  return [{ piece: text.replace(fence, (block) => block.replace(/\S/g, ' ')), index: 0 }];
}

export function missingNames(files, tree = files.map((file) => file.path)) {
  const index = indexOf(files, tree);
  const texts = new Map(files.map((file) => [file.path, file.text]));
  const problemsOf = (file, piece) => [
    ...[...piece.matchAll(span)].flatMap(({ 1: written, index: at }) =>
      missing(written, file, index).map((name) => ({ at, name, problem: 'does not exist' })),
    ),
    ...[...piece.matchAll(link)].flatMap(({ 1: target, index: at }) =>
      document.test(file.path) && !index.tree.has(posix.join(posix.dirname(file.path), target))
        ? [{ at, name: target, problem: 'does not exist' }]
        : [],
    ),
    ...[...piece.matchAll(namesInFile)].flatMap(({ 1: list, 2: home, index: at }) =>
      [...list.matchAll(span)]
        .filter(
          ([, name]) => texts.has(home) && identifier.test(name) && !wordsOf(texts.get(home)).includes(name),
        )
        .map(([, name]) => ({ at, name, problem: `is not in ${home}` })),
    ),
  ];
  return files
    .filter(({ path }) => (document.test(path) || commented.test(path)) && !exempt.test(path))
    .flatMap((file) =>
      piecesOf(file).flatMap(({ piece, index: start }) =>
        problemsOf(file, piece).map(({ at, name, problem }) => {
          const line = file.text.slice(0, start + at).split('\n').length;
          return `${file.path}:${line} \`${name}\` ${problem}`;
        }),
      ),
    );
}
