import type { OfficePerson } from '@detroit-well/api-client/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { emergencyContacts, memberships, profiles, users } from '../src/platform/database/schema/people.ts';
import { waiverVersions } from '../src/platform/database/schema/waiver.ts';
import { contentHash } from '../src/features/waiver/versions.ts';
import { aCard, aMember, aSession, registrationIn, type Person } from './booking.ts';
import { personWithCredit } from './money.ts';
import { passFixture } from './pass-fixture.ts';
import { aTeamMember } from './team-fixture.ts';

/** A studio with plans and a manager, and what the team and members do around a merge. */
export function mergeFixture() {
  const fixture = passFixture();
  let manager: Person;
  beforeAll(async () => {
    const { db } = fixture.server.database;
    const [waiver] = await db.select().from(waiverVersions);
    if (waiver) await db.update(waiverVersions).set({ contentHash: contentHash(waiver) });
  });
  beforeEach(async () => {
    manager = await aTeamMember(fixture.server, 'manager');
  });

  const office = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, by = manager) =>
    fixture.server.call(method, `/office/${path}`, { token: await by.renewed(), ...(body && { body }) });
  const own = async (person: Person, method: 'GET' | 'POST', path: string, body?: object) =>
    fixture.server.call(method, path, { token: await person.renewed(), ...(body && { body }) });

  const preview = (kept: Person, other: Person) =>
    office('POST', 'people/merge/preview/', { kept_id: kept.id, other_id: other.id });

  async function merge(kept: Person, other: Person, over: object = {}) {
    const { preview_token } = (await preview(kept, other)).body;
    return office('POST', 'people/merge/', { kept_id: kept.id, other_id: other.id, preview_token, ...over });
  }
  const unmerge = (kept: Person, body: object = {}) => office('POST', `people/${kept.id}/unmerge/`, body);
  const read = async (id: string) => (await office('GET', `people/${id}/`)).body as unknown as OfficePerson;

  const register = (person: Person, session_id: string, over: object) =>
    own(person, 'POST', '/training/registrations/register/', { session_id, payment_consent: true, ...over });
  async function booked(person: Person, session_id: string): Promise<string> {
    const made = await register(person, session_id, { payment_method_id: await aCard(fixture.server) });
    expect(made.status).toBe(201);
    return String(registrationIn(made)['public_id']);
  }

  /** Everything that is stored of two people, but for versions and times of change. */
  async function rowsOf(...people: readonly Person[]) {
    const { db } = fixture.server.database;
    const ids = people.map(({ id }) => id);
    const tables = {
      registrations: sql`select * from registrations where user_id in ${ids} order by id`,
      payments: sql`select * from payments where registration_id in (select id from registrations where user_id in ${ids}) order by id`,
      memberships: sql`select * from memberships where user_id in ${ids} order by id`,
      passes: sql`select * from passes where user_id in ${ids} order by id`,
      credit: sql`select * from credit_entries where user_id in ${ids} order by user_id, number`,
      waivers: sql`select * from waiver_acceptances where user_id in ${ids} order by id`,
      contacts: sql`select * from emergency_contacts where user_id in ${ids} order by id`,
      entries: sql`select * from waitlist_entries where user_id in ${ids} order by id`,
    };
    const rows: Record<string, unknown> = {};
    for (const [name, query] of Object.entries(tables)) rows[name] = (await db.execute(query)).rows;
    const accounts = await db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id));
    const details = await db
      .select()
      .from(profiles)
      .where(inArray(profiles.userId, ids))
      .orderBy(asc(profiles.userId));
    rows['users'] = accounts.map(({ version: _version, updatedAt: _at, ...account }) => account);
    rows['profiles'] = details.map(({ updatedAt: _at, ...profile }) => profile);
    return rows;
  }

  /** Two records of one person; the other one did everything. */
  async function twoRecords() {
    const { server } = fixture;
    const kept = await aMember(server, { firstName: 'Tanya', lastName: 'Ellery', waiver: false });
    const other = await personWithCredit(server, 1500);
    await server.database.db
      .update(profiles)
      .set({ firstName: 'Tania', lastName: 'Elery', displayName: 'Tania Elery', phone: '(313) 555-0191' })
      .where(eq(profiles.userId, other.id));
    await server.database.db
      .update(users)
      .set({ tags: ['Needs a ramp'] })
      .where(eq(users.id, other.id));
    await server.database.db
      .insert(memberships)
      .values({ userId: other.id, tier: 'Standard', startDate: '2026-01-01' });
    const contact = {
      name: 'Marvin',
      relationship: 'spouse',
      phone: '(313) 555-0188',
      email: '',
      isPrimary: true,
    };
    await server.database.db.insert(emergencyContacts).values([
      { ...contact, userId: other.id },
      { ...contact, name: 'Nia', userId: kept.id },
    ]);
    expect((await fixture.act.buy(other)).status).toBe(201);
    const session = await aSession(server.database);
    const registration = await booked(other, session);
    await office('POST', `people/${other.id}/notes/`, { text: 'Left knee.' });
    return { kept, other, session, registration };
  }
  return { fixture, office, own, preview, merge, unmerge, read, register, booked, rowsOf, twoRecords };
}
