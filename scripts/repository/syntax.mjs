/** The syntax trees of source files, parsed once each, and what people read in a file. */
import ts from 'typescript';

const parsed = new Map();

export function parse({ path, text }) {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
}

/** What `read` returns for the nodes of a file, without the empty values; `at` is the path and line. */
export function nodesOf(file, read) {
  const source = parse(file);
  const found = [];
  const visit = (node) => {
    const value = read(node);
    if (value) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${file.path}:${line + 1}`, value });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const comments = /(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\//g;
const isText = (node) =>
  (ts.isStringLiteral(node) || ts.isJsxText(node)) &&
  !ts.isImportDeclaration(node.parent) &&
  /\s/.test(node.text);

/** What people read in a file: a document as a whole; the comments, texts and test names of code. */
export function proseOf(file) {
  const { path, text } = file;
  if (path.endsWith('.md')) return [{ at: path, value: text }];
  const written = [...text.matchAll(comments)].map(([comment]) => ({ at: path, value: comment }));
  if (path.endsWith('.css')) return written;
  return [...written, ...nodesOf(file, (node) => isText(node) && node.text)];
}
