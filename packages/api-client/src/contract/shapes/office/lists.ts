import * as z from 'zod';
import { count, flag, inputDay, textOrNull } from '../primitives.ts';

/** The query of a list of the office: `search`, filters, `sort`, `limit` and `cursor`. */
export function officeQuery<Filters extends z.ZodRawShape>(
  sorts: readonly [string, ...string[]],
  filters: Filters,
) {
  const [first] = sorts;
  return z.object({
    search: z
      .string()
      .max(200)
      .meta({ description: 'Beginnings of words, in any order.', examples: ['rhythm'] })
      .optional(),
    ...filters,
    sort: z
      .enum(sorts.flatMap((name) => [name, `-${name}`]))
      .meta({ description: 'A field; with `-` before it, descending.', examples: [first] })
      .optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .meta({ description: 'How many entries at most; 50 without it.', examples: [20] })
      .optional(),
    cursor: z
      .string()
      .max(1000)
      .meta({ description: 'What `next` of the page before holds.', examples: ['WyJhIiwiYiJd'] })
      .optional(),
  });
}

/** A filter by one record. */
export const ofId = (example: string, description: string) =>
  z
    .string()
    .max(64)
    .meta({ examples: [example], description })
    .optional();

export const ofDay = (description: string) =>
  inputDay()
    .meta({ examples: ['2026-03-14'], description })
    .optional();

/** The filters by studio days. */
export const ofDays = {
  start_date: ofDay('The first day in Detroit, inclusive.'),
  end_date: ofDay('The last day in Detroit, inclusive.'),
};

/** The fields of one page of a list of the office. */
export const pageFields = <Entry extends z.ZodObject>(entry: Entry) => ({
  results: z.array(entry),
  next: textOrNull(null, 'The `cursor` of the next page; `null` on the last one.'),
  count: z
    .number()
    .int()
    .meta({ description: 'Entries on all pages.', examples: [1] }),
  count_estimated: z
    .boolean()
    .describe('Whether `count` is an estimate, which it may be above 10,000.')
    .optional(),
});

/** One page of a list of the office. */
export const officeList = <Entry extends z.ZodObject>(id: string, entry: Entry) =>
  z.object(pageFields(entry)).meta({ id, description: 'One page of a list.' });

/** The version that a save starts from, and that a record has. */
export const version = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'Increases with every change of the record by the office.', examples: [3] });

/** Whether a record is out of use: it keeps its history, and nothing new can be made of it. */
export const archived = z.boolean().meta({
  description: 'Whether it is archived: it keeps its history and takes nothing new.',
  examples: [false],
});

/** Who is concerned when something becomes of a session. */
export const bookedCount = count(7, 'How many people have or wait for a spot.');

/** The filter of lists whose records can be archived. */
export const isArchived = flag('Only those that are archived, or only those that are not.');

/** One line of text that must not be empty. */
export const line = (max: number, example: string, description?: string) =>
  z
    .string()
    .trim()
    .min(1, 'This must not be empty.')
    .max(max, `At most ${max} characters.`)
    .meta({ examples: [example], ...(description && { description }) });

/** Text of any length that a page has room for. */
export const longText = (example: string) =>
  z
    .string()
    .trim()
    .max(5000, 'At most 5000 characters.')
    .meta({ examples: [example] });

/** An amount that may be below zero. */
export const signedMoney = (example: string, description: string) =>
  z
    .string()
    .regex(/^-?\d+\.\d{2}$/)
    .meta({ examples: [example], description });

/** An amount of a request. */
export const amountText = z
  .string()
  // What is no amount is not also too small.
  .regex(/^\d{1,6}\.\d{2}$/, { error: 'Enter an amount such as 75.00.', abort: true });
export const dollars = (example: string, description: string) =>
  amountText.meta({ examples: [example], description });

const shortText = z.string().trim().max(200, 'At most 200 characters.');

/** Why something is done, if the team wants to say so. */
export const reason = (example: string, description: string) =>
  shortText.meta({ examples: [example], description }).optional();

/** Why something is done. */
export const neededReason = (example: string, description: string) =>
  shortText.min(1, 'A reason is required.').meta({ examples: [example], description });
