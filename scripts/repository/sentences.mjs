/** Finds sentences that product code contains more than once. Takes sources, returns one line per sentence. */
import ts from 'typescript';

/** Product code that shows or sends texts. Excludes tests, which quote them, and examples and seeds with sample texts. */
const product = /^(apps|packages)\/[^/]+\/src\//;
const exempt = /\.(test|examples)\.|\/app\/seed\/|\/testing\/|^packages\/reference-texts\//;
const minWordCount = 4;

const wordCountOf = (sentence) => sentence.split(' ').filter((word) => /\w/.test(word)).length;

/** The sentences of a text: at least four words, from a capital letter to the end of the sentence. */
function sentencesOf(text) {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/[.!?:]$/, ''))
    .filter((sentence) => /^[A-Z]/.test(sentence) && wordCountOf(sentence) >= minWordCount)
    .filter((sentence) => /^[\w ,.'’"“”()/$%&:;–{}-]+$/.test(sentence));
}

/** The text between two tags; a tag inside ends a sentence. */
const jsxText = (children) =>
  children
    .map((child) => (ts.isJsxText(child) ? child.text : ts.isJsxExpression(child) ? '{}' : '.\n'))
    .join('');

/** The text of a literal; `{}` stands for each value of a template. */
function textOf(node) {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return jsxText(node.children);
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : undefined;
}

function textsIn({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const text = node.parent && ts.isImportDeclaration(node.parent) ? undefined : textOf(node);
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const sentence of sentencesOf(text)) found.push({ sentence, at: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function repeatedSentences(sources) {
  const locations = new Map();
  for (const file of sources) {
    if (!product.test(file.path) || exempt.test(file.path) || !/\.tsx?$/.test(file.path)) continue;
    for (const { sentence, at } of textsIn(file)) {
      locations.set(sentence, [...(locations.get(sentence) ?? []), at]);
    }
  }
  return [...locations]
    .filter(([, at]) => at.length > 1)
    .map(([sentence, at]) => `"${sentence}" ${at.join(' ')}`);
}
