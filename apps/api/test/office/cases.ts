import { eq } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { cancelPreview } from '../../src/features/schedule/cancel-session.ts';
import { categories, coaches, programs, sessions } from '../../src/platform/database/schema/training.ts';
import { teamInvitations } from '../../src/platform/database/schema/team.ts';
import { aMember, aSession, type Person } from '../booking.ts';
import type { TestServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';
import { peopleCases } from './people-cases.ts';
import { pictureCases } from './picture-cases.ts';
import { planCases } from './plan-cases.ts';
import { promoCodeCases } from './promo-code-cases.ts';
import { reportCases } from './report-cases.ts';
import { moneyCases } from './money-cases.ts';
import type { OfficeRequest, Prepare } from './prepare.ts';
import { deskCases } from './desk-cases.ts';
import { rosterCases } from './roster-cases.ts';
import { waitlistCases } from './waitlist-cases.ts';
import { walkInCases } from './walk-in-cases.ts';
import { importCases } from './import-cases.ts';
import { pageCases, postCases } from './post-cases.ts';
import { siteCases } from './site-cases.ts';
import { seriesCases } from './series-cases.ts';
import { tableRecordCases } from './table-records.ts';

const editor: Prepare = async (server) => ({
  params: { id: (await aTeamMember(server, 'editor', 0)).id },
  body: {},
});

/** A valid request for every call of the office, with records of its own. */
export const officeCases: Readonly<Record<string, Prepare>> = {
  'officeTeam.me': () => ({}),
  'officeTeam.list': () => ({}),
  'officeTeam.invite': () => ({ body: { email: `${randomUUID()}@demo.test`, role: 'editor' } }),
  'officeTeam.change': async (server) => ({ ...(await editor(server)), body: { version: 1, role: 'coach' } }),
  'officeTeam.remove': editor,
  'officeTeam.endSessions': editor,
  'officeTeam.acceptInvitation': async (server) => {
    const [by, inviter] = [await aMember(server), await aTeamMember(server, 'owner')];
    await invitationFor(server, by.email, by.id, inviter.id);
    return { by, body: { token: by.id } };
  },
  'officeAudit.list': () => ({}),
  'officeSessions.list': () => ({}),
  'officeSessions.create': () => ({
    body: {
      title: 'Slow Roll',
      program_id: 'roll',
      start_datetime: '2026-04-02T18:30:00-04:00',
      end_datetime: '2026-04-02T20:00:00-04:00',
      price_public: '75.00',
      price_member: '60.00',
    },
  }),
  'officeSessions.read': ledBy,
  'officeSessions.change': async (server) => ({
    params: { id: await aSession(server.database) },
    body: { version: 1, title: 'Slow Roll' },
  }),
  'officeSessions.previewCancel': async ({ database }) => ({ params: { id: await aSession(database) } }),
  'officeSessions.cancel': async ({ database, deps, clock }) => {
    const id = await aSession(database);
    const [session] = await database.db.select().from(sessions).where(eq(sessions.id, id));
    if (session === undefined) throw new Error('the session is not there');
    const { preview_token } = await cancelPreview(database.db, deps, session, clock.now());
    return { params: { id }, body: { reason: 'No ice.', preview_token } };
  },
  'officeSessions.cancelProgress': async ({ database }) => ({
    params: { id: await aSession(database, { status: 'cancelled' }) },
  }),
  'officeSessions.remove': async ({ database }) => ({ params: { id: await aSession(database) } }),
  ...rosterCases,
  ...waitlistCases,
  ...walkInCases,
  ...seriesCases,
  ...deskCases,
  ...moneyCases,
  ...planCases,
  ...promoCodeCases,
  ...reportCases,
  ...recordCases('officePrograms', programs, 'roll', () => ({ title: 'Slow Roll', category_id: 'skate' })),
  ...recordCases('officeCategories', categories, 'skate', () => ({ name: `Category ${randomUUID()}` })),
  ...siteCases,
  ...postCases,
  ...importCases,
  ...pageCases,
  ...tableRecordCases,
  ...recordCases('officeCoaches', coaches, 'coach', () => ({ name: 'Dre Fulton' })),
  ...peopleCases,
  ...pictureCases,
};

/** A session that the caller leads, because a coach reads no other. */
async function ledBy({ database }: Pick<TestServer, 'database'>, who?: Person): Promise<OfficeRequest> {
  const id = randomUUID();
  await database.db.insert(coaches).values({ id, slug: id, name: 'Led', userId: who?.id ?? null });
  return { params: { id: await aSession(database, { coachId: id }) } };
}

type RecordTable = typeof programs | typeof categories | typeof coaches;

/** The calls of records that the office keeps. Each change and deletion has a row of its own. */
function recordCases(
  noun: string,
  table: RecordTable,
  known: string,
  body: () => object,
): Record<string, Prepare> {
  const own: Prepare = async ({ database }) => {
    const id = randomUUID();
    const values = { id, slug: id, name: id, title: id, categoryId: 'skate' };
    await database.db.insert(table).values(values);
    return { params: { id } };
  };
  return {
    [`${noun}.list`]: () => ({}),
    [`${noun}.create`]: () => ({ body: body() }),
    [`${noun}.read`]: () => ({ params: { id: known } }),
    [`${noun}.change`]: async (server) => ({ ...(await own(server)), body: { version: 1, ...body() } }),
    [`${noun}.remove`]: own,
  };
}

async function invitationFor(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  email: string,
  token: string,
  invitedBy: string,
): Promise<void> {
  await database.db.insert(teamInvitations).values({
    email,
    role: 'editor',
    refundLimitCents: 0,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    invitedBy,
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  });
}
