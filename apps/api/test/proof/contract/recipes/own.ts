import sharp from 'sharp';
import { aMember } from '../../../booking.ts';
import { drawn } from '../../../signatures.ts';
import type { Make, Recipes } from '../recipe.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import { waiverLinkRecipes } from './waiver-links.ts';

const contact = (over: object = {}) => ({
  name: 'Marvella Quay',
  relationship: 'spouse',
  phone: '(313) 555-0998',
  email: 'marvella@demo.test',
  ...over,
});
const address = {
  address: '4400 Woodward Avenue',
  city: 'Detroit',
  state: 'MI',
  postal_code: '48201',
  country: 'US',
};
const names = { first_name: 'Ada', last_name: 'Byron', display_name: 'Ada' };
const signed = async () => ({ waiver_accepted: true, payment_consent: true, signature: await drawn() });

const newContact = (fixture: ContractFixture, over: Parameters<typeof aMember>[1] = {}) =>
  aMember(fixture.server, over);
const file = (bytes: Uint8Array, name = 'me.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
const picture = async () =>
  file(
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff3b1f' } })
      .png()
      .toBuffer(),
  );
export const tooBig = file(new Uint8Array(5_242_881));
export const noPicture = file(new TextEncoder().encode('%PDF-1.4'), 'me.pdf', 'application/pdf');

/** A person with `many` contacts, the first of them primary, and the id of the last. */
async function withContacts(fixture: ContractFixture, many: number) {
  const by = await newContact(fixture);
  let id = '';
  for (let n = 0; n < many; n += 1) {
    const { result } = await fixture.ask('contacts', 'create', {
      by,
      body: contact({ is_primary: n === 0 }),
    });
    id = (result as { public_id: string }).public_id;
  }
  return { by, id };
}

const withAddress: Make = async (fixture) => {
  const by = await newContact(fixture);
  await fixture.ask('billing', 'create', { by, body: address });
  return { by };
};
const withoutAddress: Make = async (fixture) => ({ by: await newContact(fixture) });

export const own: Recipes = {
  'profile.updateFeedProfile': {
    good: () => ({ body: names }),
    // Absent fields stay as they are, so an empty body is valid.
    rejected: { validation_failed: () => ({ body: { first_name: '' } }) },
    other: { first_name: 'Other' },
  },
  'profile.uploadFeedImage': {
    good: async () => ({ body: { profile_image: await picture() } }),
    other: { profile_image: noPicture },
    cheap: () => ({ body: { profile_image: noPicture } }),
    rejected: {
      payload_too_large: () => ({ body: { profile_image: tooBig } }),
      unsupported_media_type: () => ({ body: { profile_image: noPicture } }),
    },
  },
  'profile.updateMe': {
    good: async () => ({ body: { profile: names, image: await picture() } }),
    other: { image: noPicture },
    cheap: () => ({ body: { profile: names, image: noPicture } }),
    rejected: {
      payload_too_large: () => ({ body: { profile: names, image: tooBig } }),
      unsupported_media_type: () => ({ body: { profile: names, image: noPicture } }),
    },
  },
  'contacts.create': {
    good: async (fixture) => ({ by: await newContact(fixture), body: contact() }),
    rejected: {
      contact_limit: async (fixture) => ({ by: (await withContacts(fixture, 3)).by, body: contact() }),
      primary_contact_exists: async (fixture) => ({
        by: (await withContacts(fixture, 1)).by,
        body: contact({ is_primary: true }),
      }),
    },
  },
  'contacts.update': {
    wrong: { body: { email: 'nobody' } },
    rejected: {
      primary_contact_exists: async (fixture) => {
        const { by, id } = await withContacts(fixture, 2);
        return { by, params: { id }, body: { is_primary: true } };
      },
    },
  },
  'billing.get': { good: withAddress, rejected: { not_found: withoutAddress } },
  'billing.create': {
    good: async (fixture) => ({ ...(await withoutAddress(fixture)), body: address }),
    rejected: {
      billing_address_exists: async (fixture) => ({ ...(await withAddress(fixture)), body: address }),
    },
  },
  'billing.update': {
    good: async (fixture) => ({ ...(await withAddress(fixture)), body: { ...address, city: 'Hamtramck' } }),
    wrong: { body: { city: '' } },
    rejected: { not_found: async (fixture) => ({ ...(await withoutAddress(fixture)), body: address }) },
  },
  'billing.remove': { good: withAddress, rejected: { not_found: withoutAddress } },
  'waiver.content': { rejected: { not_found: () => ({ query: { version: '99' } }) } },
  'waiver.accept': {
    good: async (fixture) => ({ by: await newContact(fixture, { waiver: false }), body: await signed() }),
    rejected: {
      profile_incomplete: async (fixture) => ({
        by: await newContact(fixture, { waiver: false, lastName: '' }),
        body: await signed(),
      }),
      waiver_changed: async () => ({ body: { ...(await signed()), version: '0' } }),
    },
  },
  ...waiverLinkRecipes,
  'payments.receipt': { cheap: () => ({ params: { id: 'unknown' } }) },
  'waiver.download': {
    cheap: () => ({ query: { version: '99' } }),
    rejected: { not_found: async (fixture) => ({ by: await newContact(fixture, { waiver: false }) }) },
  },
};
