import type * as z from 'zod';

/**
 * Reads the rows of a hand-written statement. A renamed column or another type throws here, in the first test that reads it,
 * instead of becoming `undefined` further on.
 */
export async function readRows<Row extends z.ZodType>(
  row: Row,
  statement: PromiseLike<{ readonly rows: readonly unknown[] }>,
): Promise<z.output<Row>[]> {
  const { rows } = await statement;
  return rows.map((each) => row.parse(each));
}
