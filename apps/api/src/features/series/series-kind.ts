import type {
  ChangeSeriesParams,
  CreateSeriesParams,
  OfficeSeriesFilters,
} from '@detroit-well/api-client/contract';
import { toCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { series, sessions } from '../../platform/database/schema/training.ts';
import { archivedAt, idOf } from '../../platform/records/columns.ts';
import type { ChangeContext, RecordKind } from '../../platform/records/record-kind.ts';
import { withoutSame } from '../schedule/change-session.ts';
import { columnsOf } from '../schedule/session-columns.ts';
import { closedFrom, generateSessions, holdClosures, lockSeries } from './generate.ts';
import { seriesList, type seriesRow } from './series-list.ts';
import { requireNear, settleRule } from './settle-rule.ts';

export const seriesKind: RecordKind<
  typeof seriesRow.shape,
  Omit<OfficeSeriesFilters, 'sort'>,
  CreateSeriesParams,
  ChangeSeriesParams
> = {
  noun: 'series',
  many: 'series',
  amounts: ['price_public', 'price_member'],
  list: seriesList,
  lock: async (tx, id) => {
    await holdClosures(tx);
    return lockSeries(tx, id);
  },
  insert: async (context, body) => {
    const { tx, now } = context;
    await holdClosures(tx);
    const { count = null, until = null, start_date: startDate } = body;
    requireNear(startDate, now);
    const isClosed = await closedFrom(tx, startDate);
    const rule = {
      weekdays: [...new Set(body.weekdays)],
      interval: body.interval ?? 1,
      startDate,
      startTime: body.start_time,
      endTime: body.end_time,
      until: null,
    };
    const settled = settleRule(rule, { count, until }, (day) => !isClosed(day));
    const { location: _name, ...columns } = await columnsOf(tx, body);
    const values = {
      ...columns,
      title: body.title,
      programId: body.program_id,
      pricePublicCents: toCents(body.price_public),
      priceMemberCents: toCents(body.price_member),
      ...settled,
      weekdays: [...settled.weekdays],
      count,
    };
    const id = idOf(await tx.insert(series).values(values).returning({ id: series.id }));
    await generate(context, id);
    return id;
  },
  update: async (context, id, { version: _version, archived, ...fields }) => {
    const { tx, now } = context;
    const [stored] = await tx.select().from(series).where(eq(series.id, id));
    if (stored === undefined) return;
    const { location: _name, ...columns } = await columnsOf(tx, withoutSame(fields, stored));
    await tx
      .update(series)
      .set({ ...columns, ...archivedAt(archived, now), version: stored.version + 1 })
      .where(eq(series.id, id));
    await generate(context, id);
  },
  isUsed: async (tx, id, now) => {
    const { rows } = await tx.execute(sql`
      select 1 from sessions s where s.series_id = ${id} and (s.starts_at <= ${now.toISOString()}::timestamptz
        or exists (select 1 from registrations r where r.session_id = s.id)
        or exists (select 1 from waitlist_entries w where w.session_id = s.id)
        or exists (select 1 from opening_requests o where o.session_id = s.id)) limit 1`);
    return rows.length > 0;
  },
  delete: async (tx, id) => {
    await tx.delete(sessions).where(eq(sessions.seriesId, id));
    await tx.delete(series).where(eq(series.id, id));
  },
};

async function generate({ tx, now, settings }: ChangeContext, id: string): Promise<void> {
  const row = await lockSeries(tx, id);
  if (row) await generateSessions(tx, row, now, settings.seriesWeeksAhead);
}
