import * as z from 'zod';
import { instant, publicId } from './atoms.ts';

export const billingAddress = z.object({
  public_id: publicId,
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  updated_at: instant,
});

export type BillingAddress = z.infer<typeof billingAddress>;
