import { readFileSync } from 'node:fs';

/** One text of the specification, as docs/spec/messages.tsv holds it. */
export type OracleRow = { section: string; id: string; text: string };

const file = new URL('../../../docs/spec/messages.tsv', import.meta.url);

/** The exact texts of Spec A 5. */
export const fieldTexts: OracleRow[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [section = '', id = '', text = ''] = line.split('\t');
    return { section, id, text };
  })
  .filter(({ section }) => section === 'A 5');
