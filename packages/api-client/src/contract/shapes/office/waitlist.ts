import * as z from 'zod';
import { count, instant, publicId, text } from '../primitives.ts';
import { neededReason, officeList } from './lists.ts';

const reasonExample = 'Drove in from Flint.';

export const officeWaitlistEntry = z
  .object({
    id: publicId.describe('Of the waitlist entry.'),
    person_id: publicId.describe('Of their account.'),
    name: text('Priya Tate', 'Name of the person; the email where none is known.'),
    position: count(2, 'From 1, as the person sees it. An offer counts until it is accepted or ended.'),
    state: z.enum(['waiting', 'offered']).meta({
      description: '`offered`: a spot is held for the person.',
      examples: ['waiting'],
    }),
    offer_expires_at: instant
      .nullable()
      .meta({ description: 'Until when the spot is held; `null` while the person waits.', examples: [null] }),
    joined_at: instant.describe('When the person joined.'),
  })
  .meta({ id: 'OfficeWaitlistEntry', description: 'A person who waits for a spot in a session.' });

export const officeWaitlistEntries = officeList('OfficeWaitlist', officeWaitlistEntry);

export const addToWaitlistBody = z
  .object({
    person_id: z
      .string()
      .trim()
      .min(1, 'Choose a person.')
      .max(64)
      .meta({ examples: ['person-1'], description: 'Id of their account.' }),
  })
  .meta({
    id: 'AddToWaitlistRequest',
    description: 'A person who is to wait for a spot.',
    examples: [{ person_id: 'person-1' }],
  });

export const offerSpotBody = z
  .object({ reason: neededReason(reasonExample, 'Why this person is next, for the team.') })
  .meta({
    id: 'OfferSpotRequest',
    description: 'An offer of a spot out of turn.',
    examples: [{ reason: reasonExample }],
  });
