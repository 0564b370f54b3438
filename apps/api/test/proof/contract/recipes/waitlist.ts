import { aMember } from '../../../booking.ts';
import type { Make, Recipes } from '../recipe.ts';
import { closed, full, open, registered, type NewSession } from './booking.ts';

const waitFor =
  (session: NewSession, person: Parameters<typeof aMember>[1] = {}): Make =>
  async (fixture) => ({
    by: await aMember(fixture.server, person),
    body: { session_id: await open(fixture, session) },
  });

export const waitlist: Recipes = {
  'waitlist.join': {
    good: waitFor(full),
    rejected: {
      not_found: () => ({ body: { session_id: 'nothing-here' } }),
      waiver_required: waitFor(full, { waiver: false }),
      profile_incomplete: waitFor(full, { dateOfBirth: null }),
      age_restricted: waitFor(full, { dateOfBirth: '2012-01-01' }),
      registration_closed: waitFor({ ...full, ...closed }),
      waitlist_not_needed: waitFor({}),
      already_waiting: async (fixture) => {
        const asked = await waitFor(full)(fixture);
        await fixture.ask('waitlist', 'join', asked);
        return asked;
      },
      already_registered: async (fixture) => {
        const { by, session_id } = await registered(fixture, { maxParticipants: 1 });
        return { by, body: { session_id } };
      },
    },
  },
};
