import { serverNow } from '@detroit-well/config/server-clock';
import * as z from 'zod/mini';
import { studioDay } from '@detroit-well/config/studio-time';
import { isCardInDate, isCardNumber, readExpiry } from '../card.ts';
import { requiredField, unlessBlank } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';

function isInDate(text: string): boolean {
  const expiry = readExpiry(text);
  return expiry !== undefined && isCardInDate(expiry, studioDay(serverNow()));
}

const isCvc = (text: string) => /^\d{3,4}$/.test(text);

/** The card form of the sandbox as typed: number, `MM/YY`, security code. */
export const cardForm = z.object({
  number: requiredField(messages.paymentMethodRequired, 30, cleanCode).check(
    z.refine(unlessBlank(isCardNumber), { error: messages.cardNumberInvalid }),
  ),
  expires: requiredField(messages.cardExpiryInvalid, 9, cleanCode).check(
    z.refine(unlessBlank(isInDate), { error: messages.cardExpiryInvalid }),
  ),
  cvc: requiredField(messages.cardCvcInvalid, 4, cleanCode).check(
    z.refine(unlessBlank(isCvc), { error: messages.cardCvcInvalid }),
  ),
});

export { isCardNumber, readExpiry };
