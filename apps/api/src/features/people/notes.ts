import type { Contract, OfficePersonNote } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { personNotes } from '../../platform/database/schema/people.ts';
import type { PeopleDeps } from './dependencies.ts';
import { lockOpenPerson, targetOf } from './open-person.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const noteRow = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: dateOfMs,
  authorId: z.string(),
  authorName: z.string(),
  removed: z.boolean(),
});

const select = sql`select n.id, n.text, ${epochMs('n.created_at')} as "createdAt", n.author_id as "authorId",
  coalesce(${personName('u', 'f')}, '') as "authorName", n.removed_at is not null as removed
  from person_notes n left join users u on u.id = n.author_id left join profiles f on f.user_id = u.id`;

const noteView = ({
  createdAt,
  authorId,
  authorName,
  ...note
}: z.output<typeof noteRow>): OfficePersonNote => ({
  ...note,
  created_at: toStudioIso(createdAt),
  author: { id: authorId, name: authorName },
});

/** The notes about a person, newest first. */
export async function notesOf(db: Db, userId: string): Promise<OfficePersonNote[]> {
  const rows = await readRows(
    noteRow,
    db.execute(
      sql`${select} where n.user_id in ${recordsOf(userId)} and n.removed_at is null order by n.created_at desc, n.id`,
    ),
  );
  return rows.map(noteView);
}

async function findNote(db: Db, id: string): Promise<OfficePersonNote> {
  const [row] = await readRows(noteRow, db.execute(sql`${select} where n.id = ${id}`));
  if (row === undefined) throw problem('not_found');
  return noteView(row);
}

export const addNote: Handler<Contract['officePeople']['addNote'], PeopleDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id: userId } = call.params;
    await lockOpenPerson(tx, userId);
    const { text } = call.body;
    const [note] = await tx
      .insert(personNotes)
      .values({ userId, authorId: call.caller.userId, text, createdAt: clock.now() })
      .returning({ id: personNotes.id });
    if (note === undefined) throw new Error('the note was not stored');
    await record({
      action: 'note.create',
      target: targetOf(userId),
      personId: userId,
      before: null,
      after: { note_id: note.id, text },
      personal: ['text'],
    });
    return findNote(tx, note.id);
  });

/** Removes a note of the caller's own, or brings it back. */
export const changeNote: Handler<Contract['officePeople']['changeNote'], PeopleDeps> = (
  call,
  { office, clock },
) =>
  office.change(call, async (tx, record) => {
    const { id: userId, note: noteId } = call.params;
    const { removed } = call.body;
    await lockOpenPerson(tx, userId);
    const [stored] = await tx
      .select()
      .from(personNotes)
      .where(and(eq(personNotes.id, noteId), inArray(personNotes.userId, recordsOf(userId))));
    if (stored === undefined) throw problem('not_found');
    if (stored.authorId !== call.caller.userId) throw problem('above_own_rights');
    if ((stored.removedAt !== null) !== removed) {
      await tx
        .update(personNotes)
        .set({ removedAt: removed ? clock.now() : null })
        .where(eq(personNotes.id, noteId));
      const note = { note_id: noteId, text: stored.text };
      await record({
        action: removed ? 'note.remove' : 'note.restore',
        target: targetOf(userId),
        personId: userId,
        before: removed ? note : null,
        after: removed ? null : note,
        personal: ['text'],
      });
    }
    return findNote(tx, noteId);
  });

/** Deletes notes that were removed before a time. */
export async function deleteRemovedNotes(db: Db, before: Date): Promise<void> {
  await db.delete(personNotes).where(lt(personNotes.removedAt, before));
}
