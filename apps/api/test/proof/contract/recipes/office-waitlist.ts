import { aMember, aSession } from '../../../booking.ts';
import { aRegistration } from '../../../office/desk-cases.ts';
import { aWaitingPerson, fullSession } from '../../../office/waitlist-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';
import { closed, type NewSession } from './booking.ts';

const manager = ({ server }: ContractFixture) => aTeamMember(server, 'manager');

const adding =
  (session: NewSession, person: Parameters<typeof aMember>[1] = {}): Make =>
  async (fixture) => ({
    by: await manager(fixture),
    params: { id: await aSession(fixture.server.database, session) },
    body: { person_id: (await aMember(fixture.server, person)).id },
  });

export const waitlistRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeWaitlist.add': {
    waiver_required: adding(fullSession, { waiver: false }),
    profile_incomplete: adding(fullSession, { dateOfBirth: null }),
    age_restricted: adding(fullSession, { dateOfBirth: '2015-01-01' }),
    registration_closed: adding({ ...fullSession, ...closed }),
    waitlist_not_needed: adding({}),
    already_registered: async (fixture) => {
      const sessionId = await aSession(fixture.server.database, fullSession);
      const { id: person_id } = await aRegistration(fixture.server, { sessionId });
      return { by: await manager(fixture), params: { id: sessionId }, body: { person_id } };
    },
    already_waiting: async (fixture) => {
      const { id, userId } = await aWaitingPerson(fixture.server);
      return { by: await manager(fixture), params: { id }, body: { person_id: userId } };
    },
  },
  'officeWaitlist.offer': {
    registration_closed: async (fixture) => {
      const past = { ...fullSession, startsAt: new Date('2026-01-10T12:00:00Z') };
      const sessionId = await aSession(fixture.server.database, past);
      const { id, entry } = await aWaitingPerson(fixture.server, { sessionId });
      return { by: await manager(fixture), params: { id, entry }, body: { reason: 'Late.' } };
    },
  },
};
