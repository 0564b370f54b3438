import * as constants from '@detroit-well/config/constants';
import { giftCardCents } from '@detroit-well/config/gift-cards';
import * as z from 'zod/mini';
import { tickedField } from '../fields/consent.ts';
import { isDay } from '../fields/date-of-birth.ts';
import { accountEmailField } from '../fields/email.ts';
import { caps, optionalField, requiredField, unlessBlank } from '../fields/text.ts';
import { verificationTokenField } from '../fields/verification.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';
import { cleanCode } from '../text/plain-characters.ts';

const { messageChars } = constants.giftCards;

/** A gift card, as form values and as the request of a visitor. */
export const giftCardForm = z.object({
  amount: requiredField(messages.giftCardAmount, caps.id, cleanCode).check(
    z.refine(
      unlessBlank((text) => giftCardCents(text ?? '') !== null),
      { error: messages.giftCardAmount },
    ),
  ),
  recipient_name: requiredField(messages.nameRequired, caps.name),
  recipient_email: accountEmailField(messages.emailRequired),
  message: optionalField(messageChars, cleanText),
  sender_name: requiredField(messages.nameRequired, caps.name),
  email: accountEmailField(messages.emailRequired),
  /** Without it, the email is sent as soon as the card is paid. The server knows which days are possible. */
  send_on: z.optional(
    z.string({ error: messages.giftCardDay }).check(
      z.refine(
        unlessBlank((text) => isDay(text ?? '')),
        { error: messages.giftCardDay },
      ),
    ),
  ),
  payment_method_id: requiredField(messages.paymentMethodRequired),
  payment_consent: tickedField(messages.paymentTermsNotAccepted),
  turnstile_token: verificationTokenField,
});

/** The code of a gift card, as typed. */
export const giftCardCodeForm = z.object({
  code: requiredField(messages.giftCardCodeRequired, caps.id, cleanCode),
});
