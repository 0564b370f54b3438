import type { Contract, MergePreview } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { madeAt, previewToken } from '../../platform/calls/preview-token.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { merges, profiles, users, type MergedDetails } from '../../platform/database/schema/people.ts';
import { endAll } from '../auth/refresh-tokens.ts';
import { firstNameOf } from '../users/first-name.ts';
import { spendResetLinks } from '../users/mail-links.ts';
import { checkScreensOf } from '../users/notify-people.ts';
import { endLinksOf } from '../payment-links/payment-links.ts';
import { endSigningLinks } from '../waiver/end-signing-links.ts';
import { withoutRepeated } from './change-person.ts';
import type { PeopleDeps } from './dependencies.ts';
import { accountMergedEmail } from '../account/email-templates.ts';
import { readBoth, requireMergeable } from './mergeable.ts';
import { lockDetails, undoUntil } from './merged-records.ts';
import { targetOf } from './open-person.ts';
import { findPerson } from './person-view.ts';

type MergeDeps = PeopleDeps & Pick<PlatformDeps, 'keys'>;
type Ids = Readonly<Record<'kept_id' | 'other_id', string>>;

/** What a merge does now. Throws when it is refused. */
export async function mergePreview(db: Db, deps: MergeDeps, ids: Ids, at: Date): Promise<MergePreview> {
  const { kept, other, together, waivers, bothBooked } = await readBoth(db, ids, at);
  requireMergeable(kept, other);
  const counted = {
    kept: kept.shown,
    other: other.shown,
    ...together,
    studio_credit: fromCents(together.studio_credit),
    tags: withoutRepeated([...kept.tags, ...other.tags]),
    waivers: waivers.map(({ acceptedAt, ...waiver }) => ({
      ...waiver,
      accepted_at: toStudioIso(acceptedAt),
    })),
    both_booked: bothBooked.map(({ startsAt, ...session }) => ({
      ...session,
      start_datetime: toStudioIso(startsAt),
    })),
    undo_until: undoUntil(at),
  };
  return { preview_token: previewToken(deps, at, ['person.merge', counted]), ...counted };
}

export const previewMerge: Handler<Contract['officePeople']['previewMerge'], MergeDeps> = (call, deps) =>
  deps.office.read((db) => mergePreview(db, deps, call.body, deps.clock.now()));

/**
 * Makes two records of one person one: a pointer from the other record to the kept one. Their rows stay where they are and are read
 * together. Nobody signs in to the other record any more, and its address is told.
 */
export const merge: Handler<Contract['officePeople']['merge'], MergeDeps> = (call, deps) => {
  const { office, clock, systemClock, mail } = deps;
  const { kept_id: keptId, other_id: otherId, preview_token: token, ...chosen } = call.body;
  const now = clock.now();
  return office.change(call, async (tx, record) => {
    const accounts = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [keptId, otherId]))
      .orderBy(users.id)
      .for('update');
    const at = madeAt(token, now);
    const preview = await mergePreview(tx, deps, call.body, at ?? now);
    if (at === null || preview.preview_token !== token) throw problem('preview_changed', { preview });
    const [kept, other] = [keptId, otherId].map((id) => accounts.find((account) => account.id === id));
    if (kept === undefined || other === undefined) throw problem('not_found');
    const before = await lockDetails(tx, keptId, kept.tags);
    const after = chosenDetails(before, await lockDetails(tx, otherId, other.tags), chosen);
    const firstName = await firstNameOf(tx, otherId);
    await storeDetails(tx, keptId, { before, after }, now);
    await tx
      .update(users)
      .set({ mergedInto: keptId, version: sql`${users.version} + 1`, updatedAt: now })
      .where(eq(users.id, otherId));
    await tx
      .insert(merges)
      .values({ keptId, otherId, actorId: call.caller.userId, before, after, createdAt: now });
    await endAll(tx, otherId, 'merged', systemClock.now());
    await checkScreensOf(tx, otherId);
    await spendResetLinks(tx, otherId, now);
    await endSigningLinks(tx, keptId, 'merged', now);
    await endLinksOf(tx, keptId, now);
    if (other.email !== null) await mail.send(tx, accountMergedEmail(other.email, { firstName }));
    await record({
      action: 'person.merge',
      target: targetOf(keptId),
      personId: keptId,
      before: { ...before, other_id: null },
      after: {
        ...after,
        other_id: otherId,
        registrations_count: preview.registrations_count,
        payments_count: preview.payments_count,
        pass_credits: preview.pass_credits,
        studio_credit: preview.studio_credit,
      },
      personal: Object.keys(before),
      version: kept.version + 1,
    });
    return findPerson(tx, keptId, deps);
  });
};

type Side = 'kept' | 'other' | undefined;

/** What was chosen; of the kept record where nothing was, unless it has none. */
function chosenDetails(
  kept: MergedDetails,
  other: MergedDetails,
  { name, phone, date_of_birth: born }: Readonly<Partial<Record<'name' | 'phone' | 'date_of_birth', Side>>>,
): MergedDetails {
  const of = (side: Side, isKnown: boolean) =>
    (side ?? (isKnown ? 'kept' : 'other')) === 'kept' ? kept : other;
  const named = of(name, kept.first_name !== '' || kept.last_name !== '');
  const dated = of(born, kept.date_of_birth !== null);
  return {
    first_name: named.first_name,
    last_name: named.last_name,
    phone: of(phone, kept.phone !== '').phone,
    // A known date of birth shows who is too young to sign.
    date_of_birth: dated.date_of_birth ?? kept.date_of_birth ?? other.date_of_birth,
    tags: withoutRepeated([...kept.tags, ...other.tags]),
  };
}

const nameOf = ({ first_name: first, last_name: last }: MergedDetails): string => `${first} ${last}`.trim();

/** Stores details of the kept record, as a merge and its undoing do. */
export async function storeDetails(
  tx: Db,
  id: string,
  { before, after }: { readonly before: MergedDetails; readonly after: MergedDetails },
  now: Date,
): Promise<void> {
  const { first_name: firstName, last_name: lastName, phone, date_of_birth: dateOfBirth, tags } = after;
  await tx
    .update(users)
    .set({ tags: [...tags], version: sql`${users.version} + 1`, updatedAt: now })
    .where(eq(users.id, id));
  await tx
    .update(profiles)
    .set({
      firstName,
      lastName,
      phone,
      dateOfBirth,
      updatedAt: now,
      // A name that the person chose to show stays.
      displayName: sql`case when ${profiles.displayName} = ${nameOf(before)} then ${nameOf(after)} else ${profiles.displayName} end`,
    })
    .where(eq(profiles.userId, id));
}
