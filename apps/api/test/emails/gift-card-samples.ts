import { giftCardBoughtEmail, giftCardEmail } from '../../src/features/gift-cards/email-templates.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';
import type { Texts } from './samples.ts';

/** The emails about gift cards in each of their states. */
export function giftCardSamples(
  to: string,
  { firstName: recipientName, message }: Pick<Texts, 'firstName' | 'message'>,
): Record<string, Email> {
  const redeemUrl = 'https://members.detroitwell.example/dashboard/gift';
  const card = { cents: 5_000, recipientName, recipientEmail: 'renee@home.test', message, redeemUrl };
  const sent = { ...card, senderName: recipientName, code: 'K7QM-2F9D-TR4X' };
  return {
    'Gift card, receipt': giftCardBoughtEmail(to, { ...card, sendOn: '2026-12-24' }),
    'Gift card, receipt of one that is sent now': giftCardBoughtEmail(to, {
      ...card,
      message: '',
      sendOn: null,
    }),
    'Gift card': giftCardEmail(to, sent),
    'Gift card, without a sender and a message': giftCardEmail(to, { ...sent, senderName: '', message: '' }),
  };
}
