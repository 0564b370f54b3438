import type { RegistrationParams } from '@detroit-well/api-client/contract';
import { creditInBody, type CreditValues } from '../credit/use-credit-entry.ts';
import type { WhenToPay } from '../plans/when-to-pay.tsx';

/** A member's payment for a registration: now with a card and credit, later, or without money. */
export interface MemberPayment {
  readonly when: WhenToPay;
  /** With a credit of a pass. */
  readonly use_pass: boolean;
  /** With a session that the membership includes. */
  readonly use_included: boolean;
}

/** True if no card is charged: paid later, or without money. */
export const isUnpaid = ({ when, use_pass, use_included }: MemberPayment): boolean =>
  when === 'later' || use_pass || use_included;

type Sent = MemberPayment & CreditValues & Pick<RegistrationParams, 'payment_plan' | 'save_payment_method'>;

/**
 * The body of a member's registration.
 *
 * @param direct what it has however it is paid.
 * @param paymentMethodId the card; empty where none is charged.
 */
export function memberRegistration(
  direct: Pick<RegistrationParams, 'session_id' | 'amount' | 'notes' | 'promo_code'>,
  paymentMethodId: string,
  { when, use_pass, use_included, payment_plan, save_payment_method, credit_amount }: Sent,
): RegistrationParams {
  if (when === 'later') return direct;
  const agreed = { ...direct, waiver_signed: true, payment_consent: true };
  if (use_included) return { ...agreed, use_included };
  if (use_pass) return { ...agreed, use_pass };
  return {
    ...agreed,
    payment_plan,
    save_payment_method,
    ...creditInBody({ credit_amount }),
    payment_method_id: paymentMethodId || undefined,
  };
}

/** The label of the button of a form that charges no card. */
export function unpaidLabel({ when, use_included }: MemberPayment): string {
  if (when === 'later') return 'Reserve my spot';
  return use_included ? 'Use 1 included session and register' : 'Use 1 credit and register';
}
