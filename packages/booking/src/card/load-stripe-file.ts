import { loadFile } from '@detroit-well/ui/load-file';
import type * as StripeFile from './stripe.ts';

let stripeFile: Promise<typeof StripeFile | null> | undefined;

/** The file with Stripe's elements; null when it could not be loaded. */
export const loadStripeFile = () => (stripeFile ??= loadFile(() => import('./stripe.ts')).catch(() => null));

/** Loads what failed again: the file, or else the script of Stripe. */
export async function reloadStripe(): Promise<void> {
  const file = await loadStripeFile();
  if (file) await file.forgetStripe();
  else stripeFile = undefined;
}
