import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aMember, aSession } from '../../../test/booking.ts';
import { marcus } from '../../../test/office/walk-in-cases.ts';
import { walkInFixture } from '../../../test/walk-in-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';

const { studio, come, send, one, waitingFor, rosterOf, paymentsOf, moneyProblems } = walkInFixture();

describe('what cannot be done', () => {
  it.each([
    ['full', { maxParticipants: 1, taken: 1 }, {}, 'session_full'],
    ['closed', { registrationClosesAt: new Date('2026-03-12T17:00:00-04:00') }, {}, 'registration_closed'],
    ['over', { startsAt: new Date('2026-03-12T10:00:00-04:00') }, {}, 'registration_closed'],
    ['cancelled', { status: 'cancelled' }, {}, 'registration_closed'],
    ['under 18', {}, { person: { ...marcus, date_of_birth: '2010-08-02' } }, 'age_restricted'],
    ['unknown', {}, { person: undefined, person_id: 'nobody' }, 'not_found'],
  ] as const)('stands on the worklist: %s', async (_why, session, over, code) => {
    const sessionId = await aSession(studio.server.database, session);
    const { db } = studio.server.database;
    const before = await db.$count(users);
    const request = come(sessionId, over);
    const result = await one(request);
    expect(result).toMatchObject({
      state: 'refused',
      problem: { code },
      worklist_id: `walk_in:${request.id}`,
    });
    // Nothing of it was done.
    expect(await db.$count(users)).toBe(before);
    expect(await rosterOf(sessionId)).toEqual([]);
    const entry = await waitingFor(request.id);
    expect(entry).toMatchObject({ kind: 'walk_in', resolvable: true, session_id: sessionId });
    expect(entry?.text).toContain(result.problem?.message);
    const coach = await aTeamMember(studio.server, 'coach');
    expect(await waitingFor(request.id, coach)).toBeUndefined();
    const path = `/office/worklist/walk_in:${request.id}/resolve/`;
    const refused = await studio.server.call('POST', path, { token: await coach.renewed() });
    expect([refused.status, refused.body['permission']]).toEqual([403, 'walkins.write']);
    const resolved = await studio.server.call('POST', path, { token: await studio.desk.renewed() });
    expect(resolved.status).toBe(204);
    expect(await waitingFor(request.id)).toBeUndefined();
    const [stored] = await db.select().from(walkIns).where(eq(walkIns.id, request.id));
    expect(stored?.request).toBeNull();
  });

  it('is registered after all with an override and a reason, once', async () => {
    const sessionId = await aSession(studio.server.database, { maxParticipants: 1, taken: 1 });
    const request = come(sessionId);
    await one(request);
    const register = async (body: object) =>
      studio.server.call('POST', `/office/walk-ins/${request.id}/register/`, {
        token: await studio.desk.renewed(),
        body,
      });
    const still = await register({});
    expect([still.status, still.body['code']]).toEqual([400, 'session_full']);
    const done = await register({ overrides: ['capacity'], reason: 'Room for one more.' });
    expect([done.status, done.body]).toMatchObject([200, { state: 'stored', paid: '75.00', problem: null }]);
    expect((await register({})).body).toEqual(done.body);
    expect(await one(request)).toEqual(done.body);
    expect(await waitingFor(request.id)).toBeUndefined();
    expect(await rosterOf(sessionId)).toHaveLength(1);
  });

  it('needs the permission of an override', async () => {
    const closed = { registrationClosesAt: new Date('2026-03-12T17:00:00-04:00') };
    const sessionId = await aSession(studio.server.database, closed);
    const request = come(sessionId, { overrides: ['policy'], reason: 'Drove in from Flint.' });
    const refused = await send([request]);
    expect([refused.status, refused.body['permission']]).toEqual([403, 'overrides.policy']);
    expect(await one(request, studio.manager)).toMatchObject({ state: 'stored' });
  });
});

describe('what differs from what the server finds', () => {
  it.each([
    ['less', '60.00', '$60', 6000, '15.00'],
    ['more', '90.00', '$90', 7500, '0.00'],
  ])('%s was taken: it stands on the worklist', async (_what, amount, shown, cents, due) => {
    const sessionId = await aSession(studio.server.database);
    const request = come(sessionId, { amount });
    const result = await one(request);
    expect(result).toMatchObject({ state: 'stored', flags: expect.arrayContaining(['amount']) });
    expect(await paymentsOf(result.registration_id)).toMatchObject([{ amountCents: cents }]);
    expect(await rosterOf(sessionId)).toMatchObject([{ amount_due: due }]);
    expect((await waitingFor(request.id))?.text).toContain(`The desk said ${shown}, the price is $75, and`);
    expect(await moneyProblems()).toEqual([]);
  });

  it('is no other price with its override', async () => {
    const request = come(await aSession(studio.server.database), {
      amount: '20.00',
      overrides: ['price'],
      reason: 'Friends and family.',
    });
    const { registration_id, flags } = await one(request, studio.manager);
    expect(flags).not.toContain('amount');
    const [stored] = await studio.server.database.db
      .select()
      .from(registrations)
      .where(eq(registrations.id, registration_id ?? ''));
    expect(stored).toMatchObject({ priceCents: 2000 });
  });

  it('may be somebody with an account: by the email, or by name and date of birth', async () => {
    const tanya = { first_name: 'Tanya', last_name: 'Ellery', date_of_birth: '1984-02-01' };
    const { db } = studio.server.database;
    const known = await aMember(studio.server, {
      firstName: 'TÁNYA',
      lastName: 'Ellery',
      dateOfBirth: '1984-02-01',
    });
    const byName = come(await aSession(studio.server.database), { person: tanya });
    const made = await one(byName);
    expect(made.person_id).not.toBe(known.id);
    expect(made).toMatchObject({ state: 'stored', flags: expect.arrayContaining(['same_person']) });
    expect((await waitingFor(byName.id))?.text).toContain('May be the same person as TÁNYA Ellery.');
    const person = { ...marcus, email: known.email.toUpperCase() };
    const byEmail = await one(come(await aSession(studio.server.database), { person }));
    expect(byEmail.flags).toContain('same_person');
    const [account] = await db
      .select()
      .from(users)
      .where(eq(users.id, byEmail.person_id ?? ''));
    expect(account).toMatchObject({ email: null, contactEmail: known.email });
    const other = await one(
      come(await aSession(studio.server.database), { person: { ...tanya, date_of_birth: '2003-02-01' } }),
    );
    expect(other.flags).not.toContain('same_person');
  });

  it('takes a person without a date of birth, who is asked for it at signing', async () => {
    const { first_name, last_name } = marcus;
    const result = await one(
      come(await aSession(studio.server.database), { person: { first_name, last_name } }),
    );
    expect(result).toMatchObject({ state: 'stored', flags: ['waiver'] });
    const [profile] = await studio.server.database.db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, result.person_id ?? ''));
    expect(profile?.dateOfBirth).toBeNull();
  });
});

describe('closing the account', () => {
  it('erases what was typed of a walk-in that waits', async () => {
    const { db } = studio.server.database;
    const person = await aMember(studio.server);
    const sessionId = await aSession(studio.server.database, { maxParticipants: 1, taken: 1 });
    const request = come(sessionId, { person: undefined, person_id: person.id, reason: 'Ada is the aunt.' });
    await one(request);
    const { status } = await studio.server.call('POST', `/office/people/${person.id}/close/`, {
      token: await studio.manager.renewed(),
      body: { reason: 'Moved away.' },
    });
    expect(status).toBe(204);
    const [stored] = await db.select().from(walkIns).where(eq(walkIns.id, request.id));
    expect(stored).toMatchObject({ request: null, state: 'refused' });
    expect(await waitingFor(request.id)).toBeUndefined();
  });
});
