import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import { memberships, profiles, users } from '../src/platform/database/schema/people.ts';
import { registrations } from '../src/platform/database/schema/registrations.ts';
import { teamMembers } from '../src/platform/database/schema/team.ts';
import { refreshFamilies } from '../src/platform/database/schema/tokens.ts';
import {
  categories,
  coaches,
  programs,
  sessionMeetings,
  sessions,
} from '../src/platform/database/schema/training.ts';
import { waiverVersions } from '../src/platform/database/schema/waiver.ts';
import { recordAcceptance } from '../src/features/waiver/acceptances.ts';
import type { ApiResponse, TestServer } from './server.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
} as const;

/** Creates a category, a program, a coach and a waiver: what every session needs. */
export async function seedStudio({ db }: Database): Promise<void> {
  await db.insert(categories).values({ id: 'skate', name: 'Skate//Well', slug: 'skate-well' });
  await db.insert(programs).values({
    id: 'roll',
    categoryId: 'skate',
    title: 'Rhythm Roll',
    slug: 'rhythm-roll',
    difficultyLevel: 'Beginner',
  });
  await db.insert(coaches).values({
    id: 'coach',
    name: 'Imani Brooks',
    slug: 'imani-brooks',
    bio: 'Mover.',
    certifications: ['CPR'],
  });
  await seedWaiver(db);
}

/** The waiver in force, unless there is one. */
export async function seedWaiver(db: Database['db']): Promise<void> {
  await db
    .insert(waiverVersions)
    .values({
      version: '1',
      title: 'Waiver',
      bodyHtml: '<p>At your own risk.</p>',
      rules: [],
      effectiveDate: '2026-01-01',
      contentHash: 'hash',
      publishedAt: new Date('2026-01-01T12:00:00Z'),
    })
    .onConflictDoNothing();
}

type NewSession = Partial<typeof sessions.$inferInsert>;

/** Creates a session ten days after the test clock's start: $75, members $60, ten seats. Returns its id. */
export async function aSession({ db }: Database, over: NewSession = {}): Promise<string> {
  const id = over.id ?? randomUUID();
  const startsAt = over.startsAt ?? new Date('2026-03-12T18:30:00-04:00');
  await db.insert(sessions).values({
    programId: 'roll',
    coachId: 'coach',
    title: 'Rhythm Roll Foundations',
    endsAt: new Date(startsAt.getTime() + 90 * 60_000),
    location: 'Floor 2',
    priceMemberCents: 6000,
    pricePublicCents: 7500,
    maxParticipants: 10,
    ...over,
    id,
    startsAt,
  });
  return id;
}

/** Creates a course that meets every week from `startsAt` on. Returns its id. */
export async function aCourse(database: Database, weeks: number, over: NewSession = {}): Promise<string> {
  const startsAt = over.startsAt ?? new Date('2026-03-12T18:30:00-04:00');
  const meetings = Array.from({ length: weeks }, (_, week) => {
    const at = startsAt.getTime() + week * 7 * 24 * 3_600_000;
    return { number: week + 1, startsAt: new Date(at), endsAt: new Date(at + 90 * 60_000) };
  });
  const sessionId = await aSession(database, { endsAt: meetings.at(-1)?.endsAt, ...over, startsAt });
  await database.db.insert(sessionMeetings).values(meetings.map((meeting) => ({ ...meeting, sessionId })));
  return sessionId;
}

export interface Person {
  id: string;
  email: string;
  token: string;
  /** Another token of the same sign-in session: the first lasts five minutes of the test's clock. */
  renewed: () => Promise<string>;
}

interface NewMember {
  member?: boolean;
  waiver?: boolean;
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string | null;
  /** What the person is in the team, if anything. */
  team?: Omit<typeof teamMembers.$inferInsert, 'userId'>;
}

/** A signed-in person who has accepted the waiver and given consent, unless a test sets it otherwise. */
export async function aMember(
  server: Pick<TestServer, 'database' | 'deps'>,
  {
    member = false,
    waiver = true,
    firstName = 'Ada',
    lastName = 'Byron',
    dateOfBirth = '1985-05-05',
    team,
  }: NewMember = {},
): Promise<Person> {
  const { database, deps } = server;
  const id = randomUUID();
  const email = `${id}@demo.test`;
  const family = randomUUID();
  const { db } = database;
  const rows = [
    db.insert(users).values({ id, email, passwordHash: 'x' }),
    db.insert(profiles).values({ userId: id, firstName, lastName, dateOfBirth }),
    db
      .insert(refreshFamilies)
      .values({ id: family, userId: id, expiresAt: new Date('2100-01-01T00:00:00Z') }),
    ...(member
      ? [db.insert(memberships).values({ userId: id, tier: 'Standard', startDate: '2026-01-01' })]
      : []),
    ...(team ? [db.insert(teamMembers).values({ userId: id, ...team })] : []),
  ];
  // In one statement, because every test needs people.
  const inserts = rows.map((row, index) => sql`${sql.identifier(`row_${index}`)} as (${row.getSQL()})`);
  await db.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
  if (waiver) {
    await database.withTx((tx) =>
      recordAcceptance(tx, {
        userId: id,
        method: 'checkbox',
        serverAddress: '127.0.0.1',
        userAgent: 'test',
        acceptedAt: deps.clock.now(),
      }),
    );
  }
  const renewed = () => deps.accessTokens.issue({ userId: id, email, family });
  return { id, email, token: await renewed(), renewed };
}

/** Turns a test card into a payment method over the API. */
export async function aCard(
  { call }: Pick<TestServer, 'call'>,
  number: string = cards.good,
): Promise<string> {
  const body = { number, exp_month: 12, exp_year: 2035, cvc: '123' };
  const { body: made } = await call('POST', '/payments/sandbox/payment-methods/', { body });
  return String(made['payment_method_id']);
}

/** A guest's form with only valid fields. */
export function guestForm(session_id: string, payment_method_id: string | undefined, over: object = {}) {
  return {
    user_data: {
      first_name: 'Gus',
      last_name: 'Guest',
      email: `${randomUUID()}@guest.test`,
      password: 'Standard!2026',
      address: '1 Woodward Ave',
      address2: '',
      city: 'Detroit',
      state: 'MI',
      zip: '48226',
      country: 'US',
      gender: 'other',
      date_of_birth: '1990-01-31',
      phone: '',
      ...over,
    },
    session_id,
    payment_plan: 'full',
    payment_method_id,
    waiver_signed: true,
    payment_consent: true,
    join_waitlist: false,
  };
}

/** What somebody sends who makes their account in order to join while they register. */
export function joiningForm(turnstile_token: string, over: object = {}) {
  const { user_data, waiver_signed } = guestForm('', undefined, over);
  const { email, password, ...details } = user_data;
  return {
    email,
    password,
    confirm_password: password,
    turnstile_token,
    details: { waiver_signed, ...details },
  };
}

/** The seat counts and the ledger, which must always agree with each other. */
export async function books({ db }: Database, sessionId: string) {
  const { rows } = await db.execute<
    Record<'taken' | 'live' | 'registrations' | 'charges' | 'charged', number>
  >(sql`
    select s.taken,
      (select count(*)::int from registrations r where r.session_id = s.id and r.status in ('held', 'confirmed')) as live,
      (select count(*)::int from registrations r where r.session_id = s.id and r.status = 'confirmed') as registrations,
      (select count(*)::int from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
        join registrations r on r.id = m.registration_id
        where r.session_id = s.id and c.kind = 'charge' and c.status = 'succeeded') as charges,
      (select coalesce(sum(case c.kind when 'charge' then c.amount_cents else -c.amount_cents end), 0)::int
        from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
        join registrations r on r.id = m.registration_id
        where r.session_id = s.id and c.status = 'succeeded') as charged
    from sessions s where s.id = ${sessionId}`);
  return rows[0];
}

/** The registration in a response. */
export const registrationIn = ({ body }: ApiResponse) => body['registration'] as Record<string, unknown>;
export const paymentIn = ({ body }: ApiResponse) => body['payment'] as Record<string, unknown> | null;

/** Gives a registration the policy that the times of a test are written for, whatever applies to new registrations. */
export async function setRefundPolicy({ database }: TestServer, id: string, policy: string): Promise<void> {
  await database.db.update(registrations).set({ policy }).where(eq(registrations.id, id));
}
