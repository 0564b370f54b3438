import type { MergePreview } from '@detroit-well/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMember, aSession } from '../../../test/booking.ts';
import { mergeFixture } from '../../../test/merge-fixture.ts';
import { aPaymentLink } from '../../../test/payment-links.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { merges, profiles, users } from '../../platform/database/schema/people.ts';
import { verifyChain } from '../waiver/verify-chain.ts';

const { fixture, office, own, preview, merge, unmerge, read, register, rowsOf, twoRecords } = mergeFixture();

describe('two merged records', () => {
  it('read as one person, and leave every row where it was', async () => {
    const { kept, other, registration } = await twoRecords();
    const before = await rowsOf(kept, other);
    expect((await preview(kept, other)).body as unknown as MergePreview).toMatchObject({
      pass_credits: 5,
      studio_credit: '15.00',
      notes_count: 1,
      contacts_count: 2,
      tags: ['Needs a ramp'],
      waivers: [{ version: '1', signer_name: 'Ada Byron' }],
      both_booked: [],
      undo_until: '2026-04-01',
    });
    const merged = await merge(kept, other, { phone: 'other' });
    expect(merged.status).toBe(200);
    expect(merged.body).toMatchObject({
      id: kept.id,
      first_name: 'Tanya',
      phone: '(313) 555-0191',
      tags: ['Needs a ramp'],
      membership: 'Standard',
      waiver_state: 'current',
      merges: [{ other_id: other.id, name: 'Tania Elery', undo_until: '2026-04-01' }],
    });
    const person = await read(other.id);
    expect(person).toMatchObject({ id: kept.id, notes: [{ text: 'Left knee.' }] });
    expect(person.registrations.map(({ id }) => id)).toContain(registration);
    expect(person.emergency_contacts.map(({ name, is_primary }) => [name, is_primary])).toEqual([
      ['Nia', true],
      ['Marvin', false],
    ]);
    const after = await rowsOf(kept, other);
    const { users: _users, profiles: _profiles, ...stored } = after;
    expect(stored).toEqual({ ...before, users: undefined, profiles: undefined });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('read as one for the member, on the roster and in the search', async () => {
    const { kept, other, session, registration } = await twoRecords();
    expect((await merge(kept, other)).status).toBe(200);
    expect((await own(kept, 'GET', '/credit/')).body).toEqual({ balance: '15.00' });
    expect((await fixture.act.own(kept)).left).toBe(5);
    expect((await own(kept, 'GET', '/sessions/registered/')).text).toContain(session);
    expect((await own(kept, 'GET', '/training/dashboard/user/')).body).toMatchObject({
      membership: { tier: 'Standard' },
    });
    expect((await register(kept, session, { use_pass: true })).body['code']).toBe('already_registered');
    const { results } = (await office('GET', `sessions/${session}/roster/`)).body;
    expect(results).toMatchObject([
      {
        registration_id: registration,
        person_id: kept.id,
        name: 'Tanya Ellery',
        waiver: 'signed',
        membership: 'Standard',
      },
    ]);
    // Only one of them is in the list, and is found by the name of the other.
    const found = async (search: string) =>
      ((await office('GET', `people/?limit=100&search=${search}`)).body['results'] as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await found('Tania Elery')).toContain(kept.id);
    expect(await found('Tanya Ellery')).toContain(kept.id);
    expect(await found('')).not.toContain(other.id);
  });

  it('have one sign-in: the other ends at once, and its address is told', async () => {
    const { server } = fixture;
    const [kept, other] = [await aMember(server), await aMember(server)];
    expect((await own(other, 'GET', '/me/')).status).toBe(200);
    expect((await merge(kept, other)).status).toBe(200);
    expect((await own(other, 'GET', '/me/')).status).toBe(401);
    expect((await own(kept, 'GET', '/me/')).status).toBe(200);
    const templates = async () =>
      (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, other.email))).map(
        ({ template }) => template,
      );
    expect(await templates()).toEqual(['account_merged']);
    await server.call('POST', '/users/password/reset/', { body: { email: other.email } });
    expect(await templates()).toEqual(['account_merged', 'account_merged']);
    // Its owner asks for the other address: it signs in to the kept record then.
    const { version } = await read(kept.id);
    const moved = await office('PATCH', `people/${kept.id}/`, { version, email: other.email });
    expect([moved.status, moved.body['email']]).toEqual([200, other.email]);
    expect((await unmerge(kept)).body).toMatchObject({ code: 'unmerge_refused' });
    const now = await read(kept.id);
    await office('PATCH', `people/${kept.id}/`, { version: now.version, email: kept.email });
    expect((await unmerge(kept)).status).toBe(200);
    expect((await read(other.id)).email).toBe(other.email);
  });

  it('are two again after 10 days, as they were, with what was changed since', async () => {
    const { kept, other } = await twoRecords();
    const before = await rowsOf(kept, other);
    expect((await merge(kept, other, { name: 'other', phone: 'other', date_of_birth: 'other' })).status).toBe(
      200,
    );
    expect(await read(kept.id)).toMatchObject({ first_name: 'Tania' });
    fixture.server.clock.set('2026-03-12T09:00:00-04:00');
    expect((await unmerge(kept)).body).toMatchObject({
      id: kept.id,
      first_name: 'Tanya',
      phone: null,
      merges: [],
    });
    expect(await rowsOf(kept, other)).toEqual(before);
    expect(await fixture.act.problems()).toEqual([]);
    expect(await verifyChain(fixture.server.database.db)).toMatchObject({ whole: true });
    expect(await read(other.id)).toMatchObject({ id: other.id, membership: 'Standard' });
    // Once more: a name that somebody typed since stays.
    expect((await merge(kept, other, { name: 'other' })).status).toBe(200);
    const { version } = await read(kept.id);
    await office('PATCH', `people/${kept.id}/`, {
      version,
      first_name: 'Tatiana',
      tags: ['Needs a ramp', 'vip'],
    });
    expect((await unmerge(kept)).body).toMatchObject({
      first_name: 'Tatiana',
      last_name: 'Ellery',
      tags: ['vip'],
    });
  });

  it('have no payment link any more that was made before', async () => {
    const { person, token } = await aPaymentLink(fixture.server);
    const opened = () => fixture.server.call('GET', `/payment-links/${token}/`);
    expect((await opened()).status).toBe(200);
    expect((await merge(await aMember(fixture.server), person)).status).toBe(200);
    expect((await opened()).body).toMatchObject({ code: 'link_ended' });
  });

  it('stay one after 30 days', async () => {
    const [kept, other] = [await aMember(fixture.server), await aMember(fixture.server)];
    await merge(kept, other);
    fixture.server.clock.set('2026-04-02T00:00:00-04:00');
    expect((await unmerge(kept)).body).toMatchObject({ code: 'unmerge_refused' });
    expect((await read(kept.id)).merges).toMatchObject([{ undo_until: null }]);
  });
});

it('erases both records together', async () => {
  const { kept, other } = await twoRecords();
  await merge(kept, other);
  const closed = await office('POST', `people/${kept.id}/close/`, { reason: 'Asked for it.' });
  expect(closed.status).toBe(204);
  const { db } = fixture.server.database;
  expect(
    await db
      .select()
      .from(profiles)
      .where(inArray(profiles.userId, [kept.id, other.id])),
  ).toEqual([]);
  const accounts = await db
    .select()
    .from(users)
    .where(inArray(users.id, [kept.id, other.id]));
  expect(accounts.map(({ isActive }) => isActive)).toEqual([false, false]);
  const [stored] = await db.select().from(merges).where(eq(merges.otherId, other.id));
  expect([stored?.before, stored?.after]).toEqual([null, null]);
  expect((await unmerge(kept)).status).toBe(404);
  expect(await fixture.act.problems()).toEqual([]);
});

it('gives a walk-in of a list that is older than the merge to the kept record', async () => {
  const [kept, other] = [await aMember(fixture.server), await aMember(fixture.server)];
  await merge(kept, other);
  const session_id = await aSession(fixture.server.database, {
    startsAt: new Date('2026-03-02T12:30:00-05:00'),
  });
  const request = {
    id: randomUUID(),
    session_id,
    person_id: other.id,
    at: '2026-03-02T12:00:00-05:00',
    device: 'd',
    pay: 'later',
  };
  const { body } = await office('POST', 'walk-ins/', { requests: [request] });
  expect(body['results']).toMatchObject([{ state: 'stored', person_id: kept.id }]);
});
