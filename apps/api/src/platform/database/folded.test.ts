import { fold, foldedName as foldedNameInCode } from '@detroit-well/config/fold';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { memoryDatabase } from '../../../test/database.ts';
import type { Database } from './database.ts';
import { readRows } from './read-rows.ts';
import { folded, foldedName } from './schema/folded.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database?.close());

const row = z.object({ text: z.string(), name: z.string() });
/** Without the spaces that the database leaves around the two forms of a name. */
const withoutEnds = (text: string): string => text.replaceAll(/ +/g, ' ').trim();

async function inDatabase(text: string) {
  const given = sql`${text}::text`;
  const [read] = await readRows(
    row,
    database.db.execute(sql`select ${folded(given)} as text, ${foldedName(given)} as name`),
  );
  return { text: (read?.text ?? '').trim(), name: withoutEnds(read?.name ?? '') };
}

describe('a text folded by the database', () => {
  it('equals the text folded in code', async () => {
    const letters = "abzAZéÖñßẞÅłŁøØıİþÞæÆœŒđĐðÐħŋəơƯ'’‘ʼ´`‑–-− ςΣσ9@.हिが".split('');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...letters, '\u0301', '\u0308') }), async (text) => {
        expect(await inDatabase(text)).toEqual({
          text: fold(text),
          name: withoutEnds(foldedNameInCode(text)),
        });
      }),
      { numRuns: 200 },
    );
  });
});
