import type { AddFactsParams, OfficeRoster } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { auditEntries } from '../src/platform/database/schema/team.ts';
import type { Person } from './booking.ts';
import { aSessionFixture, type SessionFixture } from './session-fixture.ts';
import type { TestServer } from './server.ts';

export type Fact = AddFactsParams['facts'][number];

/** A session with one person registered, ten minutes before it starts. */
export async function beforeTheSession(server: TestServer): Promise<SessionFixture> {
  server.clock.set('2026-03-02T12:00:00-05:00');
  const fixture = await aSessionFixture(server);
  await moveTo(server, fixture, '2026-03-12T18:20:00-04:00');
  return fixture;
}

/** Moves the clock. Access tokens last five minutes of it, so everybody gets another one. */
export async function moveTo(
  { clock }: TestServer,
  { coach, otherCoach, staff }: SessionFixture,
  time: string,
): Promise<void> {
  clock.set(time);
  for (const who of [coach, otherCoach, staff]) who.token = await who.renewed();
}

export const aFact = (registration_id: string, over: Partial<Fact> = {}): Fact => ({
  id: randomUUID(),
  kind: 'check_in',
  registration_id,
  at: '2026-03-12T18:20:00-04:00',
  device: 'Tablet',
  ...over,
});

export const addFacts = ({ call }: TestServer, { token }: Person, ...facts: Fact[]) =>
  call('POST', '/office/attendance/facts/', { token, body: { facts } });

export async function readRoster({ call }: TestServer, { token }: Person, sessionId: string, query = '') {
  const reply = await call('GET', `/office/sessions/${sessionId}/roster/${query}`, { token });
  return { ...reply, body: reply.body as unknown as OfficeRoster };
}

export const entriesOf = ({ database }: TestServer, target: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.target, target));
