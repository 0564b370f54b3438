import * as z from 'zod';

/** A box that must be ticked. A plain boolean on both sides, so that a form can start with it empty. */
export function tickedField(error: string) {
  return z.boolean({ error }).refine((ticked) => ticked, { error });
}
