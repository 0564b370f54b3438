import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** A checkbox that must be ticked. Typed as a plain boolean, so that a form can start unticked. */
export function tickedField(error: string) {
  return z.boolean({ error }).check(z.refine((ticked) => ticked, { error }));
}

/** An optional checkbox. */
export const yesOrNoField = z.boolean({ error: messages.yesOrNoExpected });
