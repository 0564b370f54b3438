import * as z from 'zod';
import { tickedField } from '../fields/consent.ts';
import { signatureField } from '../fields/signature.ts';
import { optionalField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** What travels when the waiver is signed (SPEC-B 7.4). */
export const waiverAcceptance = z.object({
  waiver_accepted: tickedField(messages.waiverNotAccepted),
  payment_consent: tickedField(messages.paymentConsentMissing),
  signature: signatureField,
  /** What the client believes of itself; the server keeps its own reading beside it. */
  ip_address: optionalField(64),
  timestamp: optionalField(64),
});

/** The signing form (SPEC-A 5, waiver): the terms box attests the age of 18 or over and stays on the screen. */
export const waiverForm = waiverAcceptance.extend({
  terms_acknowledged: tickedField(messages.termsNotAcknowledged),
});
