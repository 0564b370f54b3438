/** Finds sentences for people that stand in two places. Takes sources, returns one line per repeated sentence. */
import ts from 'typescript';

/** Product code that shows or sends texts. Tests quote them, examples and seeds invent them. */
const product = /^(apps|packages)\/[^/]+\/src\//;
const exempt = /\.(test|examples)\.|\/app\/seed\/|\/testing\/|^packages\/reference-texts\//;
const minWords = 4;

/** The sentences of a text: at least four words, from a capital letter to the end of the sentence. */
export function sentencesOf(text) {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/[.!?:]$/, ''))
    .filter((sentence) => /^[A-Z]/.test(sentence) && sentence.split(' ').length >= minWords)
    .filter((sentence) => /^[\w ,.'’"“”()/$%&:;–-]+$/.test(sentence));
}

function textsIn({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const isText = ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && !ts.isImportDeclaration(node.parent)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const sentence of sentencesOf(node.text)) found.push({ sentence, at: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function repeatedSentences(sources) {
  const places = new Map();
  for (const file of sources) {
    if (!product.test(file.path) || exempt.test(file.path) || !/\.tsx?$/.test(file.path)) continue;
    for (const { sentence, at } of textsIn(file)) {
      places.set(sentence, [...(places.get(sentence) ?? []), at]);
    }
  }
  return [...places]
    .filter(([, at]) => at.length > 1)
    .map(([sentence, at]) => `"${sentence}" ${at.join(' ')}`);
}
