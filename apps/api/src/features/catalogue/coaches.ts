import {
  mayDo,
  whoMay,
  type ChangeCoachParams,
  type CreateCoachParams,
  type OfficeCoachFilters,
} from '@detroit-well/api-client/contract';
import { personSlug } from '@detroit-well/config/slug';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { users } from '../../platform/database/schema/people.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import { checkAllRooms } from '../chat/messages.ts';
import { officePicture, pictureColumn } from '../pictures/picture-columns.ts';
import { joinTeam } from '../team/team-members.ts';
import {
  archivedAt,
  freeSlug,
  idOf,
  isArchived,
  keptColumns,
  keptFields,
  present,
} from '../../platform/records/columns.ts';
import type { ChangeContext, RecordKind } from '../../platform/records/record-kind.ts';

const row = z.object({
  ...keptFields,
  name: z.string(),
  slug: z.string(),
  bio: z.string(),
  certifications: z.array(z.string()),
  person_id: z.string().nullable(),
  picture: officePicture,
});

export const coachKind: RecordKind<
  typeof row.shape,
  Omit<OfficeCoachFilters, 'sort'>,
  CreateCoachParams,
  ChangeCoachParams
> = {
  noun: 'coach',
  many: 'coaches',
  taken: { coaches_user_id_unique: { person_id: ['Another coach has this account.'] } },
  list: ({ search, archived }) => ({
    row,
    select: sql`${keptColumns('c')}, c.name, c.slug, c.bio, c.certifications, c.user_id as person_id, ${pictureColumn('c')}`,
    from: sql`coaches c`,
    where: [matchesSearch(sql`c.name`, search), isArchived('c', archived)],
    id: sql`c.id`,
    sorts: { name: { by: folded(sql`c.name`), type: 'text' } },
    sortedBy: 'name',
  }),
  lock: (tx, id) => tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.id, id)).for('update'),
  insert: async (context, { name, bio = '', certifications = [], person_id: userId = null }) => {
    const { tx } = context;
    if (userId !== null) await linkAccount(context, userId);
    const isTaken = async (wanted: string) => (await tx.$count(coaches, eq(coaches.slug, wanted))) > 0;
    const slug = await freeSlug(tx, personSlug(name) || 'coach', isTaken);
    const values = { name, slug, bio, certifications, userId };
    return idOf(await tx.insert(coaches).values(values).returning({ id: coaches.id }));
  },
  update: async (context, id, { name, bio, certifications, person_id: userId, archived }) => {
    const { tx, now } = context;
    const isLinked =
      userId != null && (await tx.$count(coaches, and(eq(coaches.id, id), eq(coaches.userId, userId)))) > 0;
    if (userId !== undefined && !isLinked) await linkAccount(context, userId);
    const version = sql`${coaches.version} + 1`;
    await tx
      .update(coaches)
      .set({ ...present({ name, bio, certifications, userId }), ...archivedAt(archived, now), version })
      .where(eq(coaches.id, id));
  },
  delete: async (tx, id) => void (await tx.delete(coaches).where(eq(coaches.id, id))),
};

/** Who signs in as a coach sees the rosters of their sessions, so it needs the right to change the team. */
async function linkAccount({ tx, caller }: ChangeContext, userId: string | null): Promise<void> {
  if (!mayDo(caller.role, 'team.write'))
    throw problem('permission_denied', { permission: 'team.write', who_may: whoMay('team.write') });
  if (userId !== null) {
    const open = await tx.$count(
      users,
      and(eq(users.id, userId), eq(users.isActive, true), isNull(users.mergedInto)),
    );
    if (open === 0) throw fieldProblem({ person_id: ['There is no such account.'] });
    await joinTeam(tx, userId, 'coach');
  }
  await checkAllRooms(tx);
}
