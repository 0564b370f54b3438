import type { OfficeSession } from '@detroit-well/api-client';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { linesOf } from '../format/lines.ts';
import { wirePrice } from '../format/amount.ts';

/** What a session and a series have in common, as people type it. Names of the contract, so that its errors find them. */
export interface OfferValues {
  readonly title: string;
  readonly program_id: string;
  readonly description: string;
  readonly location_id: string;
  readonly coach_id: string;
  /** Empty: unlimited. */
  readonly max_participants: string;
  readonly price_public: string;
  readonly price_member: string;
  /** One per line. */
  readonly requirements: string;
  readonly what_to_bring: string;
}

export const blankOffer: OfferValues = {
  title: '',
  program_id: '',
  description: '',
  location_id: '',
  coach_id: '',
  max_participants: '',
  price_public: '',
  price_member: '',
  requirements: '',
  what_to_bring: '',
};

type Offer = Pick<OfficeSession, keyof OfferValues>;

export const offerValuesOf = (offer: Offer): OfferValues => ({
  title: offer.title,
  program_id: offer.program_id,
  description: offer.description,
  location_id: offer.location_id ?? '',
  coach_id: offer.coach_id ?? '',
  max_participants: offer.max_participants === null ? '' : String(offer.max_participants),
  price_public: offer.price_public,
  price_member: offer.price_member,
  requirements: offer.requirements.join('\n'),
  what_to_bring: offer.what_to_bring.join('\n'),
});

export const offerBody = (values: OfferValues) => ({
  title: values.title,
  program_id: values.program_id,
  description: values.description,
  location_id: values.location_id || null,
  coach_id: values.coach_id || null,
  max_participants: values.max_participants === '' ? null : Number(values.max_participants),
  price_public: wirePrice(values.price_public) ?? values.price_public,
  price_member: wirePrice(values.price_member) ?? values.price_member,
  requirements: linesOf(values.requirements),
  what_to_bring: linesOf(values.what_to_bring),
});

const amount = (what: string) =>
  z
    .string()
    .check(z.refine((text) => wirePrice(text) !== undefined, `Enter the ${what} in dollars, such as 75.`));

export const endIsStartText = 'The end must not be the start.';

export const offerRules = {
  title: z.string().check(z.trim(), z.minLength(1, requiredText('Title'))),
  program_id: z.string().check(z.minLength(1, 'Choose a program.')),
  description: z.string().check(z.trim()),
  location_id: z.string(),
  coach_id: z.string(),
  max_participants: z
    .string()
    .check(z.trim(), z.regex(/^(?:[1-9]\d{0,4})?$/, 'Enter a whole number, or nothing for no limit.')),
  price_public: amount('public rate'),
  price_member: amount('member rate'),
  requirements: z.string(),
  what_to_bring: z.string(),
};

export const offerLabels = {
  title: 'Title',
  program_id: 'Program',
  description: 'Description',
  location_id: 'Location',
  coach_id: 'Coach',
  max_participants: 'Spots',
  price_public: 'Public rate',
  price_member: 'Member rate',
  requirements: 'Requirements',
  what_to_bring: 'What to bring',
} as const satisfies Record<keyof OfferValues, string>;
