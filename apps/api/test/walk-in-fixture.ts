import type { WalkInResult, WorklistEntry } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { payments } from '../src/platform/database/schema/payments.ts';
import { seedStudio, type Person } from './booking.ts';
import { aWalkIn, marcus } from './office/walk-in-cases.ts';
import { testServer, type ApiResponse, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

type Request = ReturnType<typeof aWalkIn> & Record<string, unknown>;

/** Half an hour before the session of most tests begins. */
export const evening = '2026-03-12T18:00:00-04:00';

export const resultsIn = ({ body }: ApiResponse) => body['results'] as WalkInResult[];

/** A server with a desk that may give nothing away, and people who come to it. */
export function walkInFixture() {
  const studio = {} as { server: TestServer; desk: Person; manager: Person };
  beforeAll(async () => {
    studio.server = await testServer();
    await seedStudio(studio.server.database);
    studio.desk = await aTeamMember(studio.server, 'front_desk', 0);
    studio.manager = await aTeamMember(studio.server, 'manager');
  });
  afterAll(() => studio.server?.close());

  let people = 0;
  /** Somebody who comes to a session, another person each time. */
  const come = (sessionId: string, over: object = {}): Request => {
    people += 1;
    const person = { ...marcus, last_name: `Dupree ${people}` };
    return aWalkIn(studio.server, sessionId, { at: evening, person, ...over });
  };

  const send = async (requests: readonly Request[], by = studio.desk): Promise<ApiResponse> => {
    studio.server.clock.set('2026-03-12T18:05:00-04:00');
    return studio.server.call('POST', '/office/walk-ins/', {
      token: await by.renewed(),
      body: { requests },
    });
  };

  const read = async (path: string, by = studio.desk) =>
    (await studio.server.call('GET', path, { token: await by.renewed() })).body['results'];

  return {
    studio,
    come,
    send,
    one: async (request: Request, by = studio.desk): Promise<WalkInResult> => {
      const response = await send([request], by);
      expect([response.status, response.text]).toEqual([200, response.text]);
      return resultsIn(response)[0] as WalkInResult;
    },
    /** The entry of the worklist, as somebody sees it. */
    waitingFor: async (id: string, by = studio.desk): Promise<WorklistEntry | undefined> => {
      const entries = (await read('/office/worklist/?kind=walk_in', by)) as WorklistEntry[];
      return entries.find((entry) => entry.id === `walk_in:${id}`);
    },
    rosterOf: async (sessionId: string) =>
      (await read(`/office/sessions/${sessionId}/roster/`)) as Record<string, unknown>[],
    paymentsOf: (id: string | null) =>
      studio.server.database.db
        .select()
        .from(payments)
        .where(eq(payments.registrationId, id ?? '')),
    /** What does not add up in the ledger. Sessions of these tests have seats of nobody. */
    moneyProblems: async () =>
      (await checkLedger(studio.server.database.db)).problems.filter(
        ({ rule }) => !rule.startsWith('the taken seats'),
      ),
  };
}
