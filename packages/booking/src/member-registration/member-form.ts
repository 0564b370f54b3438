import { savePaymentMethodDefault } from '@detroit-well/config/constants';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { registrationPanelForm } from '@detroit-well/validation';
import * as z from 'zod/mini';

const { payment_plan, payment_consent, notes, save_payment_method } = registrationPanelForm.shape;

/** The form of a registration that a card or credit pays. The card is never part of it. */
export const paidForm = z.object({
  payment_plan,
  payment_consent,
  notes,
  save_payment_method,
  when: z.enum(['now', 'later']),
  use_pass: z.boolean(),
  use_included: z.boolean(),
  /** The code that the price has; empty without one. */
  promo_code: z.string(),
  join_plan_id: z.string(),
  join_version_id: z.string(),
});

/** Where nothing is charged now, there are no payment terms; the waiver already covers the rest. */
export const unpaidForm = z.extend(paidForm, { payment_consent: z.boolean() });

/** The input of Complete Registration besides the card. */
export type MemberValues = z.input<typeof paidForm>;

export const untouched: MemberValues = {
  when: 'now',
  use_pass: false,
  join_plan_id: '',
  join_version_id: '',
  use_included: false,
  promo_code: '',
  payment_plan: 'full',
  save_payment_method: savePaymentMethodDefault,
  notes: '',
  payment_consent: false,
};

/** The input that also applies to another session: not the consent, and not what pays, which is another one there. */
export interface CarriedOver extends Pick<
  MemberValues,
  'when' | 'payment_plan' | 'save_payment_method' | 'notes'
> {
  readonly card: CardText;
}
