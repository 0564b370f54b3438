import * as z from 'zod';

/** ISO instant with the studio's offset, for example `2026-03-14T18:30:00-04:00`. */
export const instant = z.iso.datetime({ offset: true });

/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Money as a decimal string with two places, for example `75.00`. */
export const money = z.string().regex(/^\d+\.\d{2}$/);

/** An id that people may see. */
export const publicId = z.string().min(1).max(64);

/** What a call says when a sentence is all it has to say. */
export const said = z.object({ message: z.string() });

export type Said = z.infer<typeof said>;

/** `limit` and `offset` of a list; text in the address, numbers inside. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).optional(),
  offset: z.coerce.number().int().min(0).optional(),
};

/** A yes or no in the address: `true`, `1`, `false`, `0`. */
export const flag = z.stringbool().optional();
