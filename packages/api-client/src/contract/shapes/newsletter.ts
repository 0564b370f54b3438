import * as z from 'zod';

/** A refusal carries the same keys with `created: false` (Spec B 7.8, 8.6). */
export const signedUp = z.object({
  created: z.boolean(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type SignedUp = z.infer<typeof signedUp>;
