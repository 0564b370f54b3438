import { aSession } from '../../../booking.ts';
import { aRefusedWalkIn, aWalkIn } from '../../../office/walk-in-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';
import { closed } from './booking.ts';
import { aRegistration } from '../../../office/desk-cases.ts';

const manager = ({ server }: ContractFixture) => aTeamMember(server, 'manager');

/** A refused walk-in that still cannot be done, for another reason. */
const refused =
  (over: object, body: object = {}): Make =>
  async (fixture) => ({
    by: await manager(fixture),
    params: { id: await aRefusedWalkIn(fixture.server, over) },
    body,
  });

export const walkInRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeWalkIns.add': {
    walk_in_exists: async (fixture) => {
      const { server } = fixture;
      const first = aWalkIn(server, await aSession(server.database));
      const by = await manager(fixture);
      await server.call('POST', '/office/walk-ins/', { token: by.token, body: { requests: [first] } });
      return { by, body: { requests: [{ ...first, pay: 'later' }] } };
    },
  },
  'officeWalkIns.register': {
    validation_failed: refused({}, { overrides: ['capacity'] }),
    session_full: refused({}),
    age_restricted: refused({
      person: { first_name: 'Jaylen', last_name: 'Ford', date_of_birth: '2015-08-02' },
    }),
    registration_closed: async (fixture) => ({
      by: await manager(fixture),
      params: { id: await aRefusedWalkIn(fixture.server, {}, closed) },
      body: {},
    }),
    already_registered: async (fixture) => {
      const { server } = fixture;
      const sessionId = await aSession(server.database, { maxParticipants: 1, taken: 1 });
      const { id } = await aRegistration(server, { sessionId });
      const by = await manager(fixture);
      const request = aWalkIn(server, sessionId, { person: undefined, person_id: id });
      await server.call('POST', '/office/walk-ins/', { token: by.token, body: { requests: [request] } });
      return { by, params: { id: request.id }, body: {} };
    },
  },
};
