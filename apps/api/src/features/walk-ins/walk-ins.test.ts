import type { WalkInResult } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession } from '../../../test/booking.ts';
import { marcus } from '../../../test/office/walk-in-cases.ts';
import { evening, resultsIn, walkInFixture } from '../../../test/walk-in-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';

const { studio, come, send, one, waitingFor, rosterOf, paymentsOf, moneyProblems } = walkInFixture();

describe('a walk-in', () => {
  it('is a new person, registered, paid in cash and checked in, with one entry', async () => {
    const sessionId = await aSession(studio.server.database);
    const request = come(sessionId, { person: marcus });
    const result = await one(request);
    expect(result).toMatchObject({ state: 'stored', paid: '75.00', problem: null, worklist_id: null });
    expect(result.flags).toEqual(['waiver']);
    expect(await paymentsOf(result.registration_id)).toMatchObject([
      { method: 'cash', amountCents: 7500, status: 'succeeded', actorId: studio.desk.id },
    ]);
    expect(await rosterOf(sessionId)).toMatchObject([
      { name: 'Marcus Dupree', email: '', attendance: 'present', payment_status: 'paid', amount_due: '0.00' },
    ]);
    const entries = await studio.server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.personId, result.person_id ?? ''));
    expect(entries).toMatchObject([
      { action: 'walk_in.add', actorId: studio.desk.id, personal: { after: { last_name: 'Dupree' } } },
    ]);
    expect(await waitingFor(request.id)).toBeUndefined();
    expect(await moneyProblems()).toEqual([]);
  });

  it('takes back its check-in by an undo, because the check-in has its id', async () => {
    const sessionId = await aSession(studio.server.database);
    const request = come(sessionId);
    const { registration_id } = await one(request);
    const undo = {
      id: `u-${request.id}`,
      kind: 'undo',
      undoes: request.id,
      registration_id,
      at: evening,
      device: '',
    };
    const { status } = await studio.server.call('POST', '/office/attendance/facts/', {
      token: await studio.desk.renewed(),
      body: { facts: [undo] },
    });
    expect(status).toBe(200);
    expect(await rosterOf(sessionId)).toMatchObject([{ attendance: null }]);
  });

  it.each([
    ['the public rate', { member: false }, '75.00'],
    ['the member rate', { member: true }, '60.00'],
  ] as const)('pays %s where nothing else is said', async (_rate, member, paid) => {
    const person = await aMember(studio.server, member);
    const request = come(await aSession(studio.server.database), { person: undefined, person_id: person.id });
    expect(await one(request)).toMatchObject({ state: 'stored', paid, person_id: person.id, flags: [] });
  });

  it('owes the price where it pays later, and gets the confirmation', async () => {
    const person = await aMember(studio.server);
    const sessionId = await aSession(studio.server.database);
    const result = await one(come(sessionId, { person: undefined, person_id: person.id, pay: 'later' }));
    expect(result).toMatchObject({ paid: '0.00', flags: ['unpaid'] });
    expect(await rosterOf(sessionId)).toMatchObject([{ amount_due: '75.00', attendance: 'present' }]);
    const mails = await studio.server.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, person.email));
    expect(mails.map(({ template }) => template)).toEqual(['registration_confirmed']);
  });

  it('is given away with a reason and within the limit only', async () => {
    const sessionId = await aSession(studio.server.database);
    const free = { pay: 'complimentary', reason: 'First night.' };
    const without = await send([come(sessionId, { pay: 'complimentary' })]);
    expect([without.status, without.body]).toMatchObject([
      400,
      { requests: { 0: { reason: ['A complimentary spot needs a reason.'] } } },
    ]);
    const request = come(sessionId, free);
    const above = await send([request]);
    expect([above.status, above.body['code']]).toEqual([403, 'permission_denied']);
    expect(await waitingFor(request.id)).toBeUndefined();
    const { registration_id } = await one(request, studio.manager);
    expect(await paymentsOf(registration_id)).toMatchObject([
      { method: 'complimentary', amountCents: 7500, reason: 'First night.' },
    ]);
  });

  it('comes while the session runs, by the time of the device, also days later', async () => {
    const startsAt = new Date('2026-03-12T17:30:00-04:00');
    const sessionId = await aSession(studio.server.database, { startsAt });
    const request = come(sessionId);
    studio.server.clock.set('2026-03-15T10:00:00-04:00');
    const { status, body } = await studio.server.call('POST', '/office/walk-ins/', {
      token: await studio.desk.renewed(),
      body: { requests: [request] },
    });
    expect([status, (body['results'] as WalkInResult[])[0]]).toMatchObject([200, { state: 'stored' }]);
    const [fact] = await studio.server.database.db
      .select()
      .from(attendanceFacts)
      .where(eq(attendanceFacts.id, request.id));
    expect(fact?.at).toEqual(new Date(evening));
    const [stored] = await studio.server.database.db.select().from(walkIns).where(eq(walkIns.id, request.id));
    expect(stored?.at).toEqual(new Date(evening));
    // Money is dated when the server takes it: a day that was counted does not change.
    const [paid] = await paymentsOf(stored?.registrationId ?? null);
    expect(paid?.createdAt).toEqual(new Date('2026-03-15T10:00:00-04:00'));
    studio.server.clock.set('2026-03-12T18:05:00-04:00');
  });

  it('names a meeting of a course', async () => {
    const sessionId = await aCourse(studio.server.database, 3);
    const request = come(sessionId, {
      meeting: '2026-03-19T18:30:00-04:00',
      at: '2026-03-19T18:20:00-04:00',
    });
    await one({ ...request, at: evening });
    const [fact] = await studio.server.database.db
      .select()
      .from(attendanceFacts)
      .where(eq(attendanceFacts.id, request.id));
    expect(fact).toMatchObject({ meeting: 2, kind: 'check_in', standing: true });
  });

  it('is one walk-in however often it is sent, and another content is refused', async () => {
    const sessionId = await aSession(studio.server.database);
    const request = come(sessionId);
    const first = await one(request);
    expect(await one(request)).toEqual(first);
    const other = await send([{ ...request, pay: 'later' }]);
    expect([other.status, other.body['code']]).toEqual([409, 'walk_in_exists']);
    expect(await rosterOf(sessionId)).toHaveLength(1);
  });

  it('is answered each on its own', async () => {
    const sessionId = await aSession(studio.server.database, { maxParticipants: 1 });
    const [first, second, third] = [come(sessionId), come(sessionId), come('nothing-here')];
    const response = await send([first, second, third, { ...first, device: 'Another' }]);
    expect(resultsIn(response)).toMatchObject([
      { id: first.id, state: 'stored' },
      { id: second.id, state: 'refused', problem: { code: 'session_full', override: 'capacity' } },
      { id: third.id, state: 'refused', problem: { code: 'not_found' } },
      { id: first.id, state: 'refused', problem: { code: 'walk_in_exists' }, worklist_id: null },
    ]);
  });
});
