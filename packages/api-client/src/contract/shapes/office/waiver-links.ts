import * as z from 'zod';
import { problems } from '../../definition/problems.ts';
import { instant, otherwise, publicId, record, text, textOrNull } from '../primitives.ts';

const shownUrl = 'https://members.example.com/sign/0f7f2f6b1a11c5b8a510f7f2f6b1a11c';

export const chooseSending = 'Choose email, sms or none.';

/** How a link reaches the person. */
const sentBy = ['email', 'sms'] as const;

export const sendWaiverLinkBody = z
  .object({
    send: z.enum([...sentBy, 'none'], { error: chooseSending }).meta({
      description:
        '`none`: only answers the link, for a QR code. It holds 30 minutes, and 30 more from when it is opened.',
      examples: ['email'],
    }),
  })
  .meta({
    id: 'SendWaiverLinkRequest',
    description: 'How a link to sign the waiver reaches its person.',
    examples: [{ send: 'email' }],
  });

export const officeWaiverLink = z
  .object({
    url: text(shownUrl, 'Address of the page on which the person signs. It is not stored.'),
    expires_at: instant.describe('When the link ends if nobody signs.'),
    sent_to: textOrNull('danielle@example.com', 'Address or number it was sent to; `null` with `none`.'),
  })
  .meta({ id: 'OfficeWaiverLink', description: 'A link with which one person signs the waiver.' });

export const sendWaiverLinksBody = z
  .object({
    send: z
      .enum(sentBy, { error: 'Choose email or sms.' })
      .meta({ description: 'How the links are sent.', examples: ['email'] }),
    person_ids: z
      .array(publicId)
      .min(1, 'Choose somebody.')
      .max(100, 'At most 100 people at once.')
      .meta({ description: 'People on the roster of the session.', examples: [['usr_1']] }),
  })
  .meta({
    id: 'SendWaiverLinksRequest',
    description: 'Whom of a roster to send a link to sign the waiver.',
    examples: [{ send: 'email', person_ids: ['usr_1'] }],
  });

const linkProblem = record('WaiverLinkProblem', 'Why nothing was sent.', {
  code: text('not_found', 'The code that a call for only this person gets.'),
  message: text(problems.not_found.text, 'For the person who sends the links.'),
});

const sentLink = z
  .object({
    person_id: publicId.describe('Of their account.'),
    state: otherwise(z.enum(['sent', 'refused']), 'sent').meta({
      description: '`refused`: nothing was sent to this person.',
      examples: ['sent'],
    }),
    sent_to: textOrNull('danielle@example.com', 'Address or number it was sent to; `null` if refused.'),
    expires_at: instant.nullable().describe('When the link ends if nobody signs; `null` if refused.'),
    problem: linkProblem
      .nullable()
      .meta({ description: 'Why it was refused; `null` if it was sent.', examples: [null] }),
  })
  .meta({ id: 'SentWaiverLink', description: 'What became of the link for one person.' });

export const sentWaiverLinks = z
  .object({ results: z.array(sentLink).describe('One for each person, in the order of the request.') })
  .meta({ id: 'SentWaiverLinks', description: 'What became of the links of a request.' });
