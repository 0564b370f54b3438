import * as z from 'zod';
import { openPaymentLink } from '../payment-links.ts';
import { instant, money, publicId, text, textOrNull } from '../primitives.ts';
import { registrationId } from './registrations.ts';
import { chooseSending } from './waiver-links.ts';

export const send = z
  .enum(['email', 'sms', 'none'], { error: chooseSending })
  .optional()
  .meta({
    description: 'How the link reaches the person; `email` without it. `none`: only answers the link.',
    examples: ['email'],
  });

export const sendLinkBody = z.object({ send }).meta({
  id: 'SendLinkRequest',
  description: 'How a link reaches its person.',
  examples: [{ send: 'sms' }],
});

export const paymentLinkBody = z
  .object({
    registration_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ examples: ['registration-1'] }),
    send,
  })
  .meta({
    id: 'PaymentLinkRequest',
    description: 'For what to make a link with which the person pays.',
    examples: [{ registration_id: 'registration-1' }],
  });

/** Every link that leads to a payment or a card. */
const linkFields = {
  link_id: publicId.describe('Id of the link, with which it is withdrawn.'),
  url: text(
    'https://members.example.com/pay/0f7f2f6b1a11c5b8a510f7f2f6b1a11c',
    'Address of the page on which the person pays; only its hash is kept.',
  ),
  expires_at: instant.describe('When the link ends if nobody pays.'),
  sent_to: textOrNull('member@demo.test', 'Address or number it was sent to; `null` with `none`.'),
};

export const paymentLink = z
  .object({
    id: registrationId,
    email: text('member@demo.test', 'The address that got the link; empty if none did.'),
    owed: money.describe('What the link pays: all that is owed, or the next payment of a plan.'),
    ...linkFields,
  })
  .meta({ id: 'PaymentLink', description: 'A link with which a registration is paid.' });

export const renewalLink = z
  .object({
    id: text('membership-1', 'Of the membership.'),
    email: paymentLink.shape.email,
    owed: money.describe('What is still to be paid.'),
    ...linkFields,
  })
  .meta({ id: 'RenewalLink', description: 'A link with which a declined renewal is paid.' });

export const waitingLinks = z
  .object({
    results: z
      .array(
        z
          .object({
            link_id: linkFields.link_id,
            pays: openPaymentLink.shape.pays,
            title: openPaymentLink.shape.title,
            detail: openPaymentLink.shape.detail,
            amount: openPaymentLink.shape.amount,
            sent_by: openPaymentLink.shape.sent_by,
            sent_at: openPaymentLink.shape.sent_at,
            send: z.enum(['email', 'sms', 'none']).meta({
              description: 'How it reached the person; `none`: it was shown or copied.',
              examples: ['email'],
            }),
            expires_at: openPaymentLink.shape.expires_at,
            held_until: openPaymentLink.shape.held_until,
          })
          .meta({ id: 'WaitingPaymentLink', description: 'A payment link that nobody has paid yet.' }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'WaitingPaymentLinks', description: 'What waits to be paid by a link.' });

export const membershipLinkSent = z
  .object(linkFields)
  .meta({ id: 'MembershipLinkSent', description: 'A link with which the card of a membership is stored.' });
