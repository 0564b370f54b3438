/**
 * Checks citations of the repository's own documents: `SPEC-A 5` and `SPEC-B 8.8` name a heading of docs/spec/product.md and
 * docs/spec/contract.md, `ADR-021` names docs/decisions/021-*.md. Pure functions over the texts of files.
 */

const specFiles = { A: 'docs/spec/product.md', B: 'docs/spec/contract.md' };
const heading = /^#{1,4} (SPEC-[AB] \d+(?:\.\d+)*)\b/gm;
const citation = /\bSPEC-[AB] \d+(?:\.\d+)*|\bADR-\d+/g;
/** Citations that name a document outside the repository, or a decision record without its number. */
const oldForms =
  /\bSpec [AB]\b|\bSPEC [AB]\b|\b[Dd]ecisions? \d+(?:\.\d+)?\b|\b(?:DECISIONS|SESSION|STYLE|FACTS|OFFICE)\.md\b/g;

/** The citations that resolve: every numbered heading of the specification and every decision record. */
function citationTargets(documents) {
  const targets = new Set();
  for (const { path, text } of documents) {
    const record = /^docs\/decisions\/(\d{3})-/.exec(path)?.[1];
    if (record) targets.add(`ADR-${record}`);
    if (Object.values(specFiles).includes(path)) for (const [, id] of text.matchAll(heading)) targets.add(id);
  }
  return targets;
}

/** One line per citation that does not resolve, with its file and line. */
export function unresolvedCitations(documents) {
  const targets = citationTargets(documents);
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const at = `${path}:${index + 1}`;
      const unknown = (line.match(citation) ?? []).filter((cited) => !targets.has(cited));
      return [
        ...unknown.map((cited) => `${at} cites ${cited}, which is not in the repository`),
        ...(line.match(oldForms) ?? []).map(
          (cited) => `${at} cites "${cited}" instead of SPEC-A, SPEC-B or ADR`,
        ),
      ];
    }),
  );
}

/** Decision records that share a number. */
export function sharedNumbers(documents) {
  const numbers = documents.flatMap(({ path }) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))].map(
    (number) => `docs/decisions has two records ${number}`,
  );
}
