import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of docs/spec/messages.tsv. */
export interface ReferenceText {
  readonly section: string;
  readonly id: string;
  readonly text: string;
}

const file = join(import.meta.dirname, '../../../docs/spec/messages.tsv');

/** The exact texts of SPEC-A 5 and SPEC-B 8. */
export const referenceTexts: readonly ReferenceText[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [section = '', id = '', text = ''] = line.split('\t');
    return { section, id, text };
  });

const textOf = new Map(referenceTexts.map(({ id, text }) => [id, text]));

/**
 * A text of the specification. `npm run boundaries` finds the ids that tests name: write each out as a string literal.
 */
export function referenceText(id: string): string {
  const text = textOf.get(id);
  if (text === undefined) throw new Error(`docs/spec/messages.tsv has no text ${id}.`);
  return text;
}
