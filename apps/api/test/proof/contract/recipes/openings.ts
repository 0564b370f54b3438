import { randomUUID } from 'node:crypto';
import { aSession } from '../../../booking.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Recipes } from '../recipe.ts';
import { staleToken } from './accounts.ts';

const full = { maxParticipants: 1, taken: 1 };
const visitor = () => `${randomUUID()}@visitor.test`;

/** A visitor's request about a session created for it. */
async function request(fixture: ContractFixture, session: Parameters<typeof aSession>[1] = full) {
  const id = await aSession(fixture.server.database, session);
  return { params: { id }, body: { email: visitor(), turnstile_token: await fixture.human() } };
}

/** The link of a request. */
async function link(fixture: ContractFixture) {
  const asked = await request(fixture);
  await fixture.ask('openings', 'request', asked);
  return { body: { token: await fixture.linkTo(asked.body.email) } };
}

const ofLink: Recipes[string] = {
  good: link,
  other: { token: 'other' },
  cheap: () => ({ body: { token: 'guessed' } }),
  rejected: { verification_link_invalid: () => ({ body: { token: 'guessed' } }) },
};

export const openings: Recipes = {
  'openings.request': {
    good: (fixture) => request(fixture),
    other: { email: 'other@visitor.test' },
    cheap: () => ({ params: { id: 'nothing-here' }, body: { email: visitor(), turnstile_token: 'x' } }),
    rejected: {
      not_found: async (fixture) => ({ ...(await request(fixture)), params: { id: 'nothing-here' } }),
      challenge_failed: async (fixture) => {
        const asked = await request(fixture);
        return { ...asked, body: { ...asked.body, turnstile_token: 'guessed' } };
      },
      challenge_expired: async (fixture) => {
        const asked = await request(fixture);
        return { ...asked, body: { ...asked.body, turnstile_token: await staleToken(fixture) } };
      },
      registration_closed: (fixture) =>
        request(fixture, { ...full, registrationClosesAt: new Date('2026-03-01T12:00:00-05:00') }),
      waitlist_not_needed: (fixture) => request(fixture, {}),
    },
  },
  'openings.confirm': ofLink,
  'openings.withdraw': ofLink,
};
