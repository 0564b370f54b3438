import { eq } from 'drizzle-orm';
import { sessions } from '../../../../src/platform/database/schema/training.ts';
import { waitlistEntries } from '../../../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../../../booking.ts';
import { aSeries, seriesCases } from '../../../office/series-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';

const stale =
  (name: string): Make =>
  async ({ server }) => {
    const { params = {}, body } = (await seriesCases[name]?.(server)) ?? {};
    return { by: await aTeamMember(server, 'owner'), params, body: { ...(body as object), version: 7 } };
  };

/** A valid request that a preview which is not the shown one confirms. */
const unconfirmed =
  (name: string): Make =>
  async ({ server }) => {
    const { params = {} } = (await seriesCases[name]?.(server)) ?? {};
    const body = { reason: 'No ice.', preview_token: 'x' };
    return { by: await aTeamMember(server, 'owner'), params, body };
  };

/** A series with a session for which somebody waited. */
const used: Make = async ({ server }) => {
  const { db } = server.database;
  const id = await aSeries(server);
  const [session] = await db.select().from(sessions).where(eq(sessions.seriesId, id)).limit(1);
  const { id: userId } = await aMember(server);
  await db.insert(waitlistEntries).values({ sessionId: session?.id ?? '', userId, status: 'left' });
  return { by: await aTeamMember(server, 'owner'), params: { id } };
};

/** A change of one session that is over. */
const over: Make = async ({ server }) => {
  const { db } = server.database;
  const id = await aSeries(server, { startDate: '2026-01-06', until: '2026-01-06' }, 1);
  const times = { startsAt: new Date('2026-01-06T23:30:00Z'), endsAt: new Date('2026-01-07T01:00:00Z') };
  const session = await aSession(server.database, { ...times, seriesId: id, generatedFor: '2026-02-27' });
  await db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, session));
  const body = { scope: 'this', session_id: session, changes: { title: 'Slow Roll' }, preview_token: 'x' };
  return { by: await aTeamMember(server, 'owner'), params: { id }, body };
};

const changed: Make = async ({ server }) => {
  const { params = {}, body } = (await seriesCases['officeSeries.applyChanges']?.(server)) ?? {};
  const other = { ...(body as object), preview_token: 'x' };
  return { by: await aTeamMember(server, 'owner'), params, body: other };
};

export const seriesRejections: Readonly<Record<string, Recipe['rejected']>> = {
  'officeSeries.change': { version_conflict: stale('officeSeries.change') },
  'officeSeries.previewChanges': {
    session_over: async (fixture) => {
      const { body, ...request } = await over(fixture);
      const { preview_token: _token, ...preview } = body as { readonly preview_token: string };
      return { ...request, body: preview };
    },
  },
  'officeSeries.applyChanges': { session_over: over, preview_changed: changed },
  'officeSeries.remove': { has_history: used },
  'officeClosures.cancel': {
    session_over: unconfirmed('officeClosures.previewCancel'),
    preview_changed: unconfirmed('officeClosures.cancel'),
  },
  'officeClosures.change': { version_conflict: stale('officeClosures.change') },
};
