import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { memberships, personNotes, profiles, users } from '../../platform/database/schema/people.ts';
import { instalments, registrations } from '../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

let server: TestServer;
let desk: Person;
let owner: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk');
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, by = desk) =>
  server.call(method, `/office/people/${path}`, { token: by.token, ...(body && { body }) });

async function foundBy(query: string): Promise<string[]> {
  const { status, body } = await call('GET', `?limit=100&${query}`);
  expect(status).toBe(200);
  return (body['results'] as { id: string }[]).map(({ id }) => id);
}

const storedUser = async (id: string) => {
  const [row] = await server.database.db.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new Error('there is no such account');
  return row;
};

const mailsTo = (recipient: string) =>
  server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));

/** A confirmed registration with one instalment. */
async function registered(userId: string, startsAt: Date, status: 'due' | 'paid'): Promise<string> {
  const { db } = server.database;
  const sessionId = await aSession(server.database, { startsAt, taken: 1 });
  const id = `r-${sessionId}`;
  const made = { id, sessionId, userId, priceCents: 7500, rate: 'public', plan: 'full' } as const;
  await db.insert(registrations).values({ ...made, status: 'confirmed' });
  await db
    .insert(instalments)
    .values({ registrationId: id, position: 1, dueOn: '2026-03-01', amountCents: 7500, status });
  return id;
}

describe('the list of people', () => {
  it('filters by membership, waiver, last visit, balance and tag', async () => {
    const { db } = server.database;
    const member = await aMember(server, { member: true, lastName: 'Filterable' });
    const visitor = await aMember(server, { waiver: false, lastName: 'Filterable' });
    await db
      .update(users)
      .set({ tags: ['Needs a ramp'] })
      .where(eq(users.id, visitor.id));
    await registered(member.id, new Date('2026-03-20T18:00:00-04:00'), 'due');
    for (const [who, startsAt] of [
      [member, '2026-02-27T18:00:00-05:00'],
      [visitor, '2026-01-09T18:00:00-05:00'],
    ] as const) {
      const at = new Date(startsAt);
      const registrationId = await registered(who.id, at, 'paid');
      const sessionId = registrationId.slice(2);
      const fact = { registrationId, sessionId, meeting: 1, kind: 'check_in', standing: true } as const;
      await db.insert(attendanceFacts).values({ ...fact, id: registrationId, at, recordedAt: at });
    }
    const only = (query: string) => foundBy(`search=filterable&${query}`);
    expect(await only('membership=any')).toEqual([member.id]);
    expect(await only('membership=Standard')).toEqual([member.id]);
    expect(await only('membership=none')).toEqual([visitor.id]);
    expect(await only('waiver=current')).toEqual([member.id]);
    expect(await only('waiver=none')).toEqual([visitor.id]);
    expect(await only('last_visit=within_21_days')).toEqual([member.id]);
    expect(await only('last_visit=not_for_21_days')).toEqual([visitor.id]);
    expect(await only('last_visit=never')).toEqual([]);
    expect(await only('balance=owes')).toEqual([member.id]);
    expect(await only('tag=needs%20a%20RAMP')).toEqual([visitor.id]);
    const { body } = await call('GET', '?search=filterable&membership=any');
    expect(body['results']).toMatchObject([
      {
        balance: '75.00',
        membership: 'Standard',
        waiver_state: 'current',
        last_visit_at: '2026-02-27T18:00:00-05:00',
      },
    ]);
  });

  it('does not count a membership that has ended or not begun', async () => {
    const { db } = server.database;
    const [past, coming] = [
      await aMember(server, { lastName: 'Termed' }),
      await aMember(server, { lastName: 'Termed' }),
    ];
    await db.insert(memberships).values([
      { userId: past.id, tier: 'Standard', startDate: '2025-01-01', endDate: '2026-03-01' },
      { userId: coming.id, tier: 'Standard', startDate: '2026-03-03' },
    ]);
    expect(await foundBy('search=termed&membership=any')).toEqual([]);
    expect(await foundBy('search=termed&membership=none')).toHaveLength(2);
  });

  it('is a CSV file whose cells start no formula', async () => {
    const person = await aMember(server, { lastName: '=HYPERLINK("evil")' });
    await server.database.db
      .update(profiles)
      .set({ phone: '+1 313 555 0142' })
      .where(eq(profiles.userId, person.id));
    const { text } = await server.call('GET', `/office/people/?search=${person.id}`, {
      token: desk.token,
      headers: { accept: 'text/csv' },
    });
    const ofPerson = text.split('\r\n').find((line) => line.includes(person.id)) ?? '';
    expect(ofPerson).toMatch(/"'=HYPERLINK\(""evil""\)","'\+1 313 555 0142","",/);
    // An amount stays a number.
    expect(ofPerson).toMatch(/"current",0,""/);
  });
});

describe('a person', () => {
  it('is created without a password or an email, and invited by a link that sets one', async () => {
    const email = 'nia.okafor@demo.test';
    const created = await call('POST', '', {
      email: 'Nia.Okafor@demo.test',
      first_name: 'Nia',
      last_name: 'Okafor',
      phone: '(313) 555-0142',
    });
    expect([created.status, created.body]).toMatchObject([
      201,
      { email, first_name: 'Nia', has_password: false, invited_at: null, version: 1, waiver: null },
    ]);
    const id = String(created.body['id']);
    expect(await mailsTo(email)).toEqual([]);
    const signIn = await server.call('POST', '/token/', { body: { email, password: '!' } });
    expect(signIn.status).toBeGreaterThanOrEqual(400);

    expect((await call('POST', `${id}/invite/`)).status).toBe(204);
    const [mail] = await mailsTo(email);
    const path = /\/reset-password\/([^/\s]+)\/([^/\s)]+)/.exec(mail?.textBody ?? '');
    expect(path?.[1]).toBe(id);
    // Two days later: longer than the life of a reset link that a person requested.
    server.clock.set('2026-03-04T12:00:00-05:00');
    const set = await server.call('POST', `/users/password/reset/${id}/${path?.[2]}/`, {
      body: { password: 'Roll//Bounce7', confirm_password: 'Roll//Bounce7' },
    });
    expect(set.status).toBe(200);
    desk = { ...desk, token: await desk.renewed() };
    owner = { ...owner, token: await owner.renewed() };
    const read = await call('GET', `${id}/`);
    expect(read.body).toMatchObject({
      has_password: true,
      emails: [{ state: 'waiting' }, { state: 'waiting' }],
    });
  });

  it('has an email address of their own', async () => {
    const known = await aMember(server);
    const taken = { email: ['There is a person with this email address already.'] };
    expect((await call('POST', '', { email: known.email.toUpperCase() })).body).toMatchObject(taken);
    const other = await aMember(server);
    const changed = await call('PATCH', `${other.id}/`, { version: 1, email: known.email });
    expect([changed.status, changed.body]).toMatchObject([400, taken]);
  });

  it('has a date of birth that the desk enters and corrects, but does not remove', async () => {
    const made = { email: 'rosa.reed@demo.test', first_name: 'Rosa', last_name: 'Reed' };
    const created = await call('POST', '', { ...made, date_of_birth: '1990-06-03' });
    expect([created.status, created.body]).toMatchObject([201, { date_of_birth: '1990-06-03' }]);
    const id = String(created.body['id']);
    const removed = await call('PATCH', `${id}/`, { version: 1, date_of_birth: null });
    expect([removed.status, removed.body]).toMatchObject([
      400,
      { date_of_birth: ['The date of birth can be corrected, but not removed.'] },
    ]);
    const corrected = await call('PATCH', `${id}/`, { version: 1, date_of_birth: '1990-06-13' });
    expect(corrected.body).toMatchObject({ date_of_birth: '1990-06-13', version: 2 });
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.personId, id), eq(auditEntries.action, 'person.change')));
    // In the column that erasing the account empties.
    expect(entry).toMatchObject({ after: {}, personal: { after: { date_of_birth: '1990-06-13' } } });
  });

  it('who gets another address is told at the old one, and has to verify the new one', async () => {
    const { id, email } = await aMember(server);
    await server.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
    const { body } = await call('PATCH', `${id}/`, { version: 1, email: `new-${email}` });
    expect(body).toMatchObject({ email: `new-${email}`, email_verified: false, version: 2 });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['address_changed']);
    expect((await mailsTo(`new-${email}`)).map(({ template }) => template)).toEqual(['verify_email']);
  });

  it('that somebody else saved meanwhile is refused with both versions', async () => {
    const { id } = await aMember(server);
    await call('PATCH', `${id}/`, { version: 1, phone: '(313) 555-0100' });
    const late = await call('PATCH', `${id}/`, { version: 1, phone: '(313) 555-0199' });
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'version_conflict',
        yours: { phone: '(313) 555-0199' },
        theirs: { phone: '(313) 555-0100', version: 2 },
        base: { phone: null, version: 1 },
      },
    ]);
  });

  it('keeps the version when nothing changes, and when the member signs in or edits the profile', async () => {
    const { id, token } = await aMember(server);
    await call('PATCH', `${id}/`, { version: 1, tags: ['VIP', 'vip'] });
    const same = await call('PATCH', `${id}/`, { version: 2, tags: ['VIP'] });
    expect(same.body).toMatchObject({ tags: ['VIP'], version: 2 });
    await server.call('PATCH', '/feed/', { token, body: { phone: '(313) 555-0111' } });
    expect((await storedUser(id)).version).toBe(2);
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.personId, id), eq(auditEntries.action, 'person.change')));
    expect(entries).toMatchObject([{ before: {}, after: {}, personal: { after: { tags: ['VIP'] } } }]);
  });

  it('of the team with more rights is changed by nobody with fewer', async () => {
    const changed = await call('PATCH', `${owner.id}/`, { version: 1, email: 'mine@demo.test' });
    expect([changed.status, changed.body['code']]).toEqual([403, 'above_own_rights']);
  });
});

describe('notes', () => {
  it('are removed by their author, who can take that back', async () => {
    const { id } = await aMember(server);
    const { status, body } = await call('POST', `${id}/notes/`, { text: 'Left knee: no crossovers.' });
    expect([status, body]).toMatchObject([201, { author: { id: desk.id, name: 'Tess front_desk' } }]);
    const path = `${id}/notes/${String(body['id'])}/`;
    expect((await call('PATCH', path, { removed: true }, owner)).status).toBe(403);
    await call('PATCH', path, { removed: true });
    expect((await call('GET', `${id}/`)).body['notes']).toEqual([]);
    await call('PATCH', path, { removed: false });
    expect((await call('GET', `${id}/`)).body['notes']).toMatchObject([
      { text: 'Left knee: no crossovers.' },
    ]);
  });
});

describe('closing an account', () => {
  it('does what the own deletion does: cancels, refunds, erases notes, tags and personal values of entries', async () => {
    const { db } = server.database;
    const person = await aMember(server);
    const { id } = person;
    await call('PATCH', `${id}/`, { version: 1, last_name: 'Zebedee', tags: ['Marvella'] });
    await call('POST', `${id}/notes/`, { text: 'Marvella is the aunt.' });
    const registrationId = await registered(id, new Date('2026-03-20T18:00:00-04:00'), 'due');
    const preview = await call('POST', `${id}/close/preview/`, undefined, owner);
    expect(preview.body).toEqual({
      registrations_count: 1,
      waiting_count: 0,
      refund_total: '0.00',
      dropped_total: '75.00',
      forfeited_credit: '0.00',
    });
    expect((await call('POST', `${id}/close/`, { reason: 'Asked at the desk.' }, owner)).status).toBe(204);

    expect(await storedUser(id)).toMatchObject({ isActive: false, tags: [] });
    expect(await db.select().from(personNotes).where(eq(personNotes.userId, id))).toEqual([]);
    const [registration] = await db.select().from(registrations).where(eq(registrations.id, registrationId));
    expect(registration).toMatchObject({ status: 'cancelled', cancelReason: null });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.personId, id));
    expect(JSON.stringify(entries)).not.toMatch(/Zebedee|Marvella/);
    expect(entries.find(({ action }) => action === 'person.close')).toMatchObject({
      reason: 'Asked at the desk.',
    });
    expect((await mailsTo(person.email)).map(({ template }) => template)).toContain('account_deleted');
    expect((await server.call('GET', '/me/', { token: person.token })).status).toBe(401);

    const read = await call('GET', `${id}/`);
    expect(read.body).toMatchObject({ is_open: false, first_name: '', notes: [], tags: [], emails: [] });
    expect((await call('POST', `${id}/close/`, { reason: 'Again.' }, owner)).status).toBe(404);
    expect((await call('POST', `${id}/notes/`, { text: 'Late.' })).status).toBe(404);
  });

  it('is for owners and managers, never for an account with more rights, nor for the own one', async () => {
    const manager = await aTeamMember(server, 'manager');
    const codeOf = async (id: string, by: Person) =>
      (await call('POST', `${id}/close/`, { reason: 'No.' }, by)).body['code'];
    expect(await codeOf(manager.id, desk)).toBe('permission_denied');
    expect(await codeOf(owner.id, manager)).toBe('above_own_rights');
    expect(await codeOf(manager.id, manager)).toBe('above_own_rights');
    expect((await storedUser(owner.id)).isActive).toBe(true);
  });
});
