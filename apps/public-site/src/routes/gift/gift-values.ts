import * as constants from '@detroit-well/config/constants';
import { giftCardCents } from '@detroit-well/config/gift-cards';
import { addDays, type Day } from '@detroit-well/config/studio-time';
import type { Cents } from '@detroit-well/pricing';

/** The amounts that have a button, in dollars. */
export const amounts = ['25', '50', '100', '150'] as const;

/** The days on which a gift card can be sent. */
export const sendDays = (today: Day) => ({
  first: today,
  last: addDays(today, constants.giftCards.daysAhead),
});

/** The values of the form; `message` is optional. */
export interface GiftInput {
  choice: string;
  other: string;
  recipient_name: string;
  recipient_email: string;
  message?: string | undefined;
  sender_name: string;
  email: string;
  when: string;
  send_on: string;
  payment_consent: boolean;
  turnstile_token: string;
}

export const emptyGift: GiftInput = {
  choice: '50',
  other: '',
  recipient_name: '',
  recipient_email: '',
  message: '',
  sender_name: '',
  email: '',
  when: 'now',
  send_on: '',
  payment_consent: false,
  turnstile_token: '',
};

/** The chosen amount; null while none that is possible is typed. */
export const centsOf = ({ choice, other }: Pick<GiftInput, 'choice' | 'other'>): Cents | null =>
  giftCardCents(choice === 'other' ? other.trim() : choice);
