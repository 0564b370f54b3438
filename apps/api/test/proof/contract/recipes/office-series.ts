import { eq } from 'drizzle-orm';
import { sessions } from '../../../../src/platform/database/schema/training.ts';
import { waitlistEntries } from '../../../../src/platform/database/schema/registrations.ts';
import { aMember } from '../../../booking.ts';
import { aSeries, seriesCases } from '../../../office/series-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';

const stale =
  (name: string): Make =>
  async ({ server }) => {
    const { params = {}, body } = (await seriesCases[name]?.(server)) ?? {};
    return { by: await aTeamMember(server, 'owner'), params, body: { ...(body as object), version: 7 } };
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

export const seriesRejections: Readonly<Record<string, Recipe['rejected']>> = {
  'officeSeries.change': { version_conflict: stale('officeSeries.change') },
  'officeSeries.remove': { has_history: used },
  'officeClosures.change': { version_conflict: stale('officeClosures.change') },
};
