import type { Contract, OfficeWaiverVersion, WaiverPublishPreview } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import { replyWith, type Handler, type HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { madeAt, previewToken } from '../../platform/calls/preview-token.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { waiverDraft, waiverVersions } from '../../platform/database/schema/waiver.ts';
import { lockChain } from './chain.ts';
import { findDraft, readDraft, saveDraft } from './draft.ts';
import {
  allVersions,
  currentWaiver,
  NotPublished,
  publishWaiver,
  scheduledWaiver,
  type WaiverVersion,
} from './versions.ts';

type Calls = Contract['officeWaivers'];
interface WaiversDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'keys'> {}

const list: Handler<Calls['list'], WaiversDeps> = (_call, { office, clock }) =>
  office.read(async (db) => {
    const now = clock.now();
    const versions = await allVersions(db);
    const inForce = await currentWaiver(db, now);
    const signed = await signedCounts(db);
    const draft = await findDraft(db);
    return {
      results: [
        ...(draft === undefined
          ? []
          : [
              {
                version: nextName(versions),
                state: 'draft' as const,
                title: draft.title,
                at: null,
                signed_count: 0,
              },
            ]),
        ...versions.map((version) =>
          versionView(version, { inForce, now, signed: signed.get(version.version) ?? 0 }),
        ),
      ],
    };
  });

interface Shown {
  readonly inForce: WaiverVersion | undefined;
  readonly now: Date;
  readonly signed: number;
}

const versionView = (
  { version, title, publishedAt }: WaiverVersion,
  { inForce, now, signed }: Shown,
): OfficeWaiverVersion => ({
  version,
  state: publishedAt > now ? 'scheduled' : version === inForce?.version ? 'in_force' : 'replaced',
  title,
  at: toStudioIso(publishedAt),
  signed_count: signed,
});

/** The name of the next version: the number of versions and one, or the first one after it that is free. */
function nextName(versions: readonly WaiverVersion[]): string {
  const taken = new Set(versions.map(({ version }) => version));
  let number = versions.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

const signedRow = z.object({ version: z.string(), people: z.int() });

/** How many people with an open account signed each version last. */
async function signedCounts(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    signedRow,
    db.execute(sql`
    select l.version, count(*)::int as people from (
      select distinct on (one.person_id) a.version, one.person_id from waiver_acceptances a
        join users one on one.id = a.user_id order by one.person_id, a.sequence desc) l
    join users u on u.id = l.person_id where u.is_active group by l.version`),
  );
  return new Map(rows.map(({ version, people }) => [version, people]));
}

/** The people who signed any version. */
const signers = sql`(select one.person_id from waiver_acceptances a join users one on one.id = a.user_id)`;

const sessionRow = z.object({ id: z.string(), title: z.string(), startsAt: dateOfMs, people: z.int() });

/** What publishing the draft at a time means. The token confirms only this draft, over this version in force, at this time. */
export async function previewOf(
  db: Db,
  { keys }: Pick<WaiversDeps, 'keys'>,
  wanted: string | undefined,
  { madeOn, now }: { readonly madeOn: Date; readonly now: Date },
): Promise<WaiverPublishPreview> {
  if (await scheduledWaiver(db, now)) throw problem('waiver_scheduled');
  const draft = await findDraft(db);
  if (draft === undefined) throw problem('not_found');
  const at = timeOf(wanted, now);
  const versions = await allVersions(db);
  const counted = [draft.version, versions[0]?.version ?? '', wanted === undefined ? null : at.getTime()];
  const [row] = await readRows(
    z.object({ people: z.int() }),
    db.execute(sql`
    select count(*)::int as people from users u where u.is_active and u.merged_into is null and u.id in ${signers}`),
  );
  return {
    preview_token: previewToken({ keys }, madeOn, ['waiver.publish', ...counted]),
    version: nextName(versions),
    people_count: row?.people ?? 0,
    sessions: (await sessionsAfter(db, at)).map(({ id, title, startsAt, people }) => ({
      session_id: id,
      title,
      start_datetime: toStudioIso(startsAt),
      people_count: people,
    })),
  };
}

/** The sessions of the seven days after a time with people who signed an earlier version, as their rosters will flag them. */
const sessionsAfter = (db: Db, at: Date) => {
  const [from, until] = [at, new Date(at.getTime() + 7 * dayMs)].map(
    (each) => sql`${each.toISOString()}::timestamptz`,
  );
  return readRows(
    sessionRow,
    db.execute(sql`
    select s.id, s.title, ${epochMs('w.starts_at')} as "startsAt", count(*)::int as people
    from sessions s join registrations r on r.session_id = s.id and r.status = 'confirmed'
    join users own on own.id = r.user_id and own.person_id in ${signers}
    cross join lateral (select min(m.starts_at) as starts_at from (
      select t.starts_at from session_meetings t where t.session_id = s.id
      union all select s.starts_at) m where m.starts_at >= ${from} and m.starts_at < ${until}) w
    where s.status <> 'cancelled' and tstzrange(s.starts_at, s.ends_at) && tstzrange(${from}, ${until})
      and w.starts_at is not null
    group by s.id, s.title, w.starts_at order by w.starts_at, s.id`),
  );
};

const mostAheadMs = 366 * dayMs;

/** When a version comes into force: now, or at a time to come. */
function timeOf(wanted: string | undefined, now: Date): Date {
  if (wanted === undefined) return now;
  const at = new Date(wanted);
  if (at <= now) throw fieldProblem({ at: ['This time is over. Choose a later one, or publish now.'] });
  if (at.getTime() - now.getTime() > mostAheadMs) throw fieldProblem({ at: ['Choose a day within a year.'] });
  return at;
}

const previewPublish: Handler<Calls['previewPublish'], WaiversDeps> = ({ body }, deps) =>
  deps.office.read((db) => {
    const now = deps.clock.now();
    return previewOf(db, deps, body.at, { madeOn: now, now });
  });

const publish: Handler<Calls['publish'], WaiversDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { preview_token: token, at: wanted } = call.body;
    const now = deps.clock.now();
    await lockChain(tx);
    const madeOn = madeAt(token, now);
    const preview = await previewOf(tx, deps, wanted, { madeOn: madeOn ?? now, now });
    if (madeOn === null || preview.preview_token !== token) {
      const fresh = await previewOf(tx, deps, wanted, { madeOn: now, now });
      throw problem('preview_changed', { preview: { ...fresh } });
    }
    const draft = await findDraft(tx);
    if (draft === undefined) throw problem('not_found');
    const { title, bodyHtml, rules } = requireWhole(draft);
    const publishedAt = timeOf(wanted, now);
    const text = { version: preview.version, title, bodyHtml, rules, effectiveDate: studioDay(publishedAt) };
    try {
      const published = await publishWaiver(tx, text, publishedAt, now);
      await tx.delete(waiverDraft);
      await record({
        action: wanted === undefined ? 'waiver.publish' : 'waiver.schedule',
        target: `waiver:${text.version}`,
        before: null,
        after: { version: text.version, title, text: bodyHtml, rules, at: toStudioIso(publishedAt) },
      });
      const inForce = await currentWaiver(tx, now);
      return replyWith(201, versionView(published, { inForce, now, signed: 0 }));
    } catch (error) {
      if (error instanceof NotPublished) throw fieldProblem({ body: [error.message] });
      throw error;
    }
  });

/** A draft may lack what a version needs. */
function requireWhole<Draft extends { readonly title: string; readonly bodyHtml: string }>(
  draft: Draft,
): Draft {
  if (draft.title === '') throw fieldProblem({ title: ['The title is empty.'] });
  if (draft.bodyHtml === '') throw fieldProblem({ body: ['The text is empty.'] });
  return draft;
}

const withdraw: Handler<Calls['withdraw'], WaiversDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const now = clock.now();
    await lockChain(tx);
    const scheduled = await scheduledWaiver(tx, now);
    if (scheduled === undefined) throw problem('not_found');
    const { version, title, bodyHtml, rules, publishedAt } = scheduled;
    await tx
      .delete(waiverVersions)
      .where(and(eq(waiverVersions.version, version), gt(waiverVersions.publishedAt, now)));
    await tx.insert(waiverDraft).values({
      title,
      bodyHtml,
      rules,
      version: 1,
      changedBy: call.caller.userId,
      changedAt: now,
    });
    await record({
      action: 'waiver.withdraw',
      target: `waiver:${version}`,
      before: { at: toStudioIso(publishedAt) },
      after: null,
    });
    return undefined;
  });

export const officeWaiversHandlers: HandlersOf<'officeWaivers', WaiversDeps> = {
  list,
  draft: (_call, { office, clock }) => office.read((db) => readDraft(db, clock.now())),
  saveDraft,
  previewPublish,
  publish,
  withdraw,
};
