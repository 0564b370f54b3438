import * as z from 'zod';
import { messages } from '../messages.ts';

/** A box that must be ticked. A plain boolean on both sides, so that a form can start with it empty. */
export function tickedField(error: string) {
  return z.boolean({ error }).refine((ticked) => ticked, { error });
}

/** A choice that may stand either way. */
export const yesOrNoField = z.boolean({ error: messages.yesOrNoExpected });
