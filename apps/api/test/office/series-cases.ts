import { randomUUID } from 'node:crypto';
import { closureCancelPreview } from '../../src/features/series/cancel-closure.ts';
import { changesPreview } from '../../src/features/series/change-handlers.ts';
import { generateSessions, lockSeries } from '../../src/features/series/generate.ts';
import { closures, series } from '../../src/platform/database/schema/training.ts';
import { aMember, aSession } from '../booking.ts';
import type { TestServer } from '../server.ts';
import { bookedBy } from './series-fixture.ts';
import type { Prepare } from './prepare.ts';

type NewSeries = Partial<typeof series.$inferInsert>;

/** Stores a series on Tuesdays at half past six, with its sessions of the next weeks. Returns its id. */
export async function aSeries(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  over: NewSeries = {},
  weeksAhead = 6,
): Promise<string> {
  const id = randomUUID();
  await database.db.insert(series).values({
    id,
    programId: 'roll',
    coachId: 'coach',
    title: 'Tuesday Roll',
    priceMemberCents: 6000,
    pricePublicCents: 7500,
    maxParticipants: 10,
    weekdays: ['tuesday'],
    startDate: '2026-03-03',
    startTime: '18:30',
    endTime: '20:00',
    ...over,
  });
  await database.withTx(async (tx) => {
    const row = await lockSeries(tx, id);
    if (row) await generateSessions(tx, row, clock.now(), weeksAhead);
  });
  return id;
}

const newSeries = () => ({
  title: 'Tuesday Roll',
  program_id: 'roll',
  weekdays: ['tuesday'],
  start_date: '2026-03-03',
  start_time: '18:30',
  end_time: '20:00',
  price_public: '75.00',
  price_member: '60.00',
});
const newClosure = () => ({ start_date: '2026-07-03', end_date: '2026-07-05', reason: 'Independence Day' });

const seriesChange = { scope: 'all_future' as const, changes: { title: 'Slow Roll' } };

const oneSeries: Prepare = async (server) => ({ params: { id: await aSeries(server) } });
const oneClosure: Prepare = async ({ database }) => {
  const id = randomUUID();
  await database.db
    .insert(closures)
    .values({ id, startDate: '2026-12-24', endDate: '2026-12-26', reason: 'Holidays' });
  return { params: { id } };
};

/** A closure of one day on which somebody has booked a session. */
async function bookedClosure(server: Pick<TestServer, 'database' | 'deps'>) {
  const startsAt = new Date('2026-11-05T18:30:00-05:00');
  const { id } = await aMember(server);
  await bookedBy(server, [[await aSession(server.database, { startsAt }), id]], 7500);
  const values = { startDate: '2026-11-05', endDate: '2026-11-05', reason: 'Sanding' };
  const [closure] = await server.database.db.insert(closures).values(values).returning();
  if (closure === undefined) throw new Error('the closure was not stored');
  return closure;
}

/** A valid request for every call of series and closures. */
export const seriesCases: Readonly<Record<string, Prepare>> = {
  'officeSeries.list': () => ({}),
  'officeSeries.create': () => ({ body: newSeries() }),
  'officeSeries.read': oneSeries,
  'officeSeries.change': async (server) => ({
    ...(await oneSeries(server)),
    body: { version: 1, title: 'Slow Roll' },
  }),
  'officeSeries.holdDate': async (server) => ({
    params: { id: await aSeries(server, { exclusions: ['2026-03-10'] }) },
    body: { day: '2026-03-10' },
  }),
  'officeSeries.previewChanges': async (server) => ({ ...(await oneSeries(server)), body: seriesChange }),
  'officeSeries.applyChanges': async (server) => {
    const id = await aSeries(server);
    const { database, deps, clock } = server;
    const { preview } = await changesPreview(database.db, deps, id, seriesChange, clock.now());
    return { params: { id }, body: { ...seriesChange, preview_token: preview.preview_token } };
  },
  'officeSeries.remove': oneSeries,
  'officeClosures.list': () => ({}),
  'officeClosures.create': () => ({ body: newClosure() }),
  'officeClosures.read': oneClosure,
  'officeClosures.change': async (server) => ({
    ...(await oneClosure(server)),
    body: { version: 1, reason: 'Inventory' },
  }),
  'officeClosures.remove': oneClosure,
  'officeClosures.previewCancel': oneClosure,
  'officeClosures.cancel': async (server) => {
    const { database, deps, clock } = server;
    const closure = await bookedClosure(server);
    const { preview_token } = await closureCancelPreview(database.db, deps, closure, { at: clock.now() });
    return { params: { id: closure.id }, body: { reason: 'No ice.', preview_token } };
  },
  'officeClosures.cancelProgress': oneClosure,
};
