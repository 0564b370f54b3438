import { toCents } from '@detroit-well/pricing';
import type { UseFormReturn } from 'react-hook-form';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { GuestFormInput, GuestFormValues } from './guest-form-schema.ts';
import { plansFor } from './plans-for.ts';
import type { PriceChange } from './price-change.ts';

/** Resets choices that are not valid at the new price; returns whether the payment plan was one of them. */
export function fitToPrice(
  form: UseFormReturn<GuestFormInput, unknown, GuestFormValues>,
  { before, now }: PriceChange,
  of: { session: SessionSummary; today: string },
): boolean {
  // Consent to a free registration is not consent to a charge.
  if (toCents(before) === 0) form.setValue('payment_consent', false);
  const plans = plansFor({ ...of.session, price_public: now }, of.today);
  const chosen = plans.find(({ value }) => value === form.getValues('payment_plan'));
  if (chosen?.disabledReason === undefined) return false;
  form.setValue('payment_plan', 'full');
  return true;
}
