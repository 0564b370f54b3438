import { fittingPlan, planChoices } from '@detroit-well/booking/plans';
import type { PriceChange } from '@detroit-well/booking/price-change';
import { toCents } from '@detroit-well/pricing';
import type { UseFormReturn } from 'react-hook-form';
import type { GuestFormInput, GuestFormValues } from './guest-form-schema.ts';

/** Resets choices that are not valid at the new price; returns whether the payment plan was one of them. */
export function fitToPrice(
  form: UseFormReturn<GuestFormInput, unknown, GuestFormValues>,
  { before, now }: PriceChange,
  of: { readonly start: string; readonly today: string },
): boolean {
  // Consent to a free registration is not consent to a charge.
  if (toCents(before) === 0) form.setValue('payment_consent', false);
  const chosen = form.getValues('payment_plan');
  const plan = fittingPlan(planChoices(toCents(now), of.start, new Date(of.today)), chosen);
  if (plan === chosen) return false;
  form.setValue('payment_plan', plan);
  return true;
}
