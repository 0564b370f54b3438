import * as z from 'zod/mini';
import * as constants from '@detroit-well/config/constants';
import { shownAmountField } from '../fields/amount.ts';
import { tickedField, yesOrNoField } from '../fields/consent.ts';
import { paymentPlanField } from '../fields/payment-plan.ts';
import { promoCodeField } from '../fields/promo-code.ts';
import { caps, optionalField, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';

const sessionId = requiredField(messages.sessionIdRequired, caps.id);

/**
 * A member's registration in wire format (SPEC-B 7.6). The short form is `session_id` and `amount`; the extra fields of
 * the long form must be valid when present. `amount` only checks the price shown on screen.
 */
export const registrationForm = z.object({
  session_id: sessionId,
  amount: shownAmountField,
  payment_plan: z.optional(paymentPlanField),
  payment_method_id: optionalField(),
  use_credit: z.optional(yesOrNoField),
  credit_amount: shownAmountField,
  use_pass: z.optional(yesOrNoField),
  /** A credit of this pass pays, which is one of the member. */
  pass_id: optionalField(caps.id),
  use_included: z.optional(yesOrNoField),
  promo_code: promoCodeField,
  waiver_signed: z.optional(tickedField(messages.waiverNotSigned)),
  payment_consent: z.optional(tickedField(messages.paymentTermsNotAccepted)),
  notes: optionalField(caps.note, cleanText),
  save_payment_method: z.optional(yesOrNoField),
});

/** The payment panel, Complete Registration: all fields are required (SPEC-A 2, SPEC-A 3). */
export const registrationPanelForm = z.object({
  session_id: sessionId,
  payment_plan: paymentPlanField,
  payment_method_id: requiredField(messages.paymentMethodRequired),
  waiver_signed: tickedField(messages.waiverNotSigned),
  payment_consent: tickedField(messages.paymentTermsNotAccepted),
  notes: optionalField(caps.note, cleanText),
  save_payment_method: z._default(yesOrNoField, constants.savePaymentMethodDefault),
});

/** Data that a member must provide before registering (SPEC-A 5, registration). */
export const registrationGate = z.object({
  waiver_accepted: tickedField(messages.registrationBlocked),
  payment_consent: tickedField(messages.registrationBlocked),
});

/** The `id` in a session's URL (SPEC-A 5, session detail). */
export const sessionQuery = z.object({ id: sessionId });
