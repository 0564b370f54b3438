import { randomUUID } from 'node:crypto';
import { aSession } from '../booking.ts';
import type { TestServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Pick<TestServer, 'database' | 'deps' | 'clock' | 'call'>;

export const marcus = { first_name: 'Marcus', last_name: 'Dupree', date_of_birth: '1991-08-02' };

/** Somebody new who comes to a session and pays in cash. */
export const aWalkIn = ({ clock }: Pick<Fixture, 'clock'>, session_id: string, over: object = {}) => ({
  id: randomUUID(),
  session_id,
  person: marcus,
  at: clock.now().toISOString(),
  device: 'Front desk tablet',
  pay: 'cash',
  ...over,
});

const full = { maxParticipants: 1, taken: 1 };

/** A walk-in that was refused, because the session is full or for another reason. Returns its id. */
export async function aRefusedWalkIn(
  server: Fixture,
  over: object = {},
  session: Parameters<typeof aSession>[1] = full,
): Promise<string> {
  const sessionId = await aSession(server.database, session);
  const request = aWalkIn(server, sessionId, over);
  const { token } = await aTeamMember(server, 'owner');
  const { status, text } = await server.call('POST', '/office/walk-ins/', {
    token,
    body: { requests: [request] },
  });
  if (status !== 200) throw new Error(text);
  return request.id;
}

export const walkInCases: Readonly<Record<string, Prepare>> = {
  'officeWalkIns.add': async (server) => ({
    body: { requests: [aWalkIn(server, await aSession(server.database))] },
  }),
  'officeWalkIns.register': async (server) => ({
    params: { id: await aRefusedWalkIn(server) },
    body: { overrides: ['capacity'], reason: 'Room for one more.' },
  }),
};
