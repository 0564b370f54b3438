import type { Contract, OfficeWaiverDraft } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { waiverDraft } from '../../platform/database/schema/waiver.ts';
import { sanitize } from '../../platform/html/sanitize.ts';
import { lockChain } from './chain.ts';
import { waiverChanges } from './changes-since.ts';
import { currentWaiver, scheduledWaiver } from './versions.ts';

type Draft = typeof waiverDraft.$inferSelect & { readonly name: string | null };

/** The draft of the next version, with the name of who saved it; undefined: there is none. */
export async function findDraft(db: Db): Promise<Draft | undefined> {
  const [found] = await db
    .select({ draft: waiverDraft, name: sql<string | null>`${personName('users', 'profiles')}` })
    .from(waiverDraft)
    .innerJoin(users, eq(users.id, waiverDraft.changedBy))
    .leftJoin(profiles, eq(profiles.userId, users.id));
  return found && { ...found.draft, name: found.name };
}

const nothing = { title: '', bodyHtml: '', rules: [] };

/** The draft as the contract shows it; without one, the scheduled version, or else the text in force. */
export async function readDraft(db: Db, now: Date): Promise<OfficeWaiverDraft> {
  const inForce = await currentWaiver(db, now);
  const draft = await findDraft(db);
  const next = draft ?? (await scheduledWaiver(db, now));
  const { title, bodyHtml, rules } = next ?? inForce ?? nothing;
  return {
    title,
    body: bodyHtml,
    rules,
    version: draft?.version ?? 0,
    changed_by: draft?.name || null,
    changed_at: draft ? toStudioIso(draft.changedAt) : null,
    changes: inForce && next ? waiverChanges(inForce, next) : [],
  };
}

/** The draft, as entries of the log name it. */
const target = 'waiver:draft';

const textOf = ({ title, body, rules }: OfficeWaiverDraft) => ({ title, body, rules });

interface DraftDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

/** Saves the draft over the version that it started from. The HTML is sanitized as that of a version is. */
export const saveDraft: Handler<Contract['officeWaivers']['saveDraft'], DraftDeps> = (
  call,
  { office, clock },
) =>
  office.change(call, async (tx, record) => {
    const { version, title, body, rules } = call.body;
    const now = clock.now();
    await lockChain(tx);
    if (await scheduledWaiver(tx, now)) throw problem('waiver_scheduled');
    const before = await readDraft(tx, now);
    const yours = { title, body: sanitize(body), rules };
    await requireVersion(tx, {
      target,
      version,
      yours,
      theirs: { ...textOf(before), version: before.version },
    });
    if (before.version > 0 && isDeepStrictEqual(textOf(before), yours)) return before;
    const written = {
      title,
      bodyHtml: yours.body,
      rules,
      version: version + 1,
      changedBy: call.caller.userId,
      changedAt: now,
    };
    await tx.insert(waiverDraft).values(written).onConflictDoUpdate({ target: waiverDraft.id, set: written });
    await record({
      action: 'waiver.draft',
      target,
      before: before.version === 0 ? null : textOf(before),
      after: yours,
      version: written.version,
    });
    return readDraft(tx, now);
  });
