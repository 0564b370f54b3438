import * as z from 'zod/mini';
import { tickedField } from '../fields/consent.ts';
import { signatureField } from '../fields/signature.ts';
import { optionalField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** The request body for signing the waiver (SPEC-B 7.4). */
export const waiverAcceptance = z.object({
  waiver_accepted: tickedField(messages.waiverNotAccepted),
  payment_consent: tickedField(messages.paymentConsentMissing),
  signature: signatureField,
  /** Data the client reports about itself; the server also stores its own observation. */
  ip_address: optionalField(64),
  timestamp: optionalField(64),
});

/** The signing form (SPEC-A 5, waiver). The terms checkbox attests an age of 18 or over and is not sent. */
export const waiverForm = z.extend(waiverAcceptance, {
  terms_acknowledged: tickedField(messages.termsNotAcknowledged),
});
