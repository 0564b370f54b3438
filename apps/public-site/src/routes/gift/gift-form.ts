import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { giftCardForm, isDay, messages } from '@detroit-well/validation';
import * as z from 'zod/mini';
import { centsOf, sendDays } from './gift-values.ts';

const { recipient_name, recipient_email, message, sender_name, email, payment_consent } = giftCardForm.shape;

function isPossible(day: string): boolean {
  const { first, last } = sendDays(studioDay(serverNow()));
  return isDay(day) && day >= first && day <= last;
}

/** The form as the visitor sees it: an amount by button or typed, and now or a day. The token is requested when it is sent. */
export const giftForm = z
  .object({
    choice: z.string(),
    other: z.string(),
    recipient_name,
    recipient_email,
    message,
    sender_name,
    email,
    when: z.string(),
    send_on: z.string(),
    payment_consent,
    turnstile_token: z.string(),
  })
  .check(
    z.refine((values) => centsOf(values) !== null, {
      path: ['other'],
      error: messages.giftCardAmount,
      when: () => true,
    }),
    z.refine(({ when, send_on }) => when !== 'day' || isPossible(send_on), {
      path: ['send_on'],
      error: messages.giftCardDay,
      when: () => true,
    }),
  );

export type GiftValues = z.output<typeof giftForm>;

/** The request, without the card. */
export const requestOf = ({ choice, other, when, send_on, ...rest }: GiftValues) => ({
  ...rest,
  amount: choice === 'other' ? other.trim() : choice,
  ...(when === 'day' ? { send_on } : {}),
});
