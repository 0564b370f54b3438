import { isUnpaid, type MemberPayment } from '@detroit-well/booking/prepaid/member-payment';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

const { payment_plan, payment_consent, save_payment_method } = registrationPanelForm.shape;
const paidForm = z.object({
  payment_plan,
  payment_consent,
  save_payment_method,
  when: z.enum(['now', 'later']),
  use_pass: z.boolean(),
  use_included: z.boolean(),
});
/** No card is charged, so there are no terms to consent to; the waiver has the consent to later payments. */
const unpaidForm = z.extend(paidForm, { payment_consent: z.boolean() });

/** A member's form on the public site. The card is never part of it. */
export interface MemberValues extends MemberPayment {
  readonly payment_plan: z.input<typeof paidForm>['payment_plan'];
  readonly payment_consent: boolean;
  readonly save_payment_method: boolean;
}

export const untouched: MemberValues = {
  when: 'now',
  use_pass: false,
  use_included: false,
  payment_plan: 'full',
  payment_consent: false,
  save_payment_method: true,
};

export const memberResolver: Resolver<MemberValues> = (values, context, options) => {
  // The two forms have the same fields.
  const form = (isUnpaid(values) ? unpaidForm : paidForm) as unknown as z.ZodMiniType<
    MemberValues,
    MemberValues
  >;
  return zodResolver(form)(values, context, options);
};
