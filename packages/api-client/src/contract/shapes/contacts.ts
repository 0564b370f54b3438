import * as z from 'zod';
import { publicId } from './atoms.ts';

export const contact = z.object({
  public_id: publicId,
  name: z.string(),
  relationship: z.string(),
  phone: z.string(),
  email: z.string(),
  is_primary: z.boolean(),
});

export type Contact = z.infer<typeof contact>;
