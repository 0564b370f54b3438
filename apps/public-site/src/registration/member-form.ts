import type { WhenToPay } from '@detroit-well/booking/when-to-pay';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';

const nowForm = registrationPanelForm
  .pick({ payment_plan: true, payment_consent: true, save_payment_method: true })
  .extend({ when: z.literal('now') });
/** Nothing is charged, so there are no terms to consent to; the waiver has the consent to later payments. */
const laterForm = nowForm.extend({ when: z.literal('later'), payment_consent: z.boolean() });

/** A member's form on the public site. The card is never part of it. */
export interface MemberValues {
  readonly when: WhenToPay;
  readonly payment_plan: z.input<typeof nowForm>['payment_plan'];
  readonly payment_consent: boolean;
  readonly save_payment_method: boolean;
}

export const untouched: MemberValues = {
  when: 'now',
  payment_plan: 'full',
  payment_consent: false,
  save_payment_method: true,
};

export const memberResolver: Resolver<MemberValues> = (values, context, options) => {
  // The two forms have the same fields.
  const form = (values.when === 'later' ? laterForm : nowForm) as unknown as z.ZodType<
    MemberValues,
    MemberValues
  >;
  return zodResolver(form)(values, context, options);
};
