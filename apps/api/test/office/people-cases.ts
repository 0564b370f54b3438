import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mergePreview } from '../../src/features/people/merge.ts';
import { outboxMails } from '../../src/platform/database/schema/outbox.ts';
import { emergencyContacts, merges, personNotes, users } from '../../src/platform/database/schema/people.ts';
import { aMember } from '../booking.ts';
import { aTeamMember } from '../team-fixture.ts';
import type { Prepare } from './prepare.ts';

const person: Prepare = async (server) => ({ params: { id: (await aMember(server)).id } });

export const aContact = { name: 'Marvin', relationship: 'spouse', phone: '(313) 555-0188', email: '' };

const contact: Prepare = async (server) => {
  const [id, userId] = [randomUUID(), (await aMember(server)).id];
  await server.database.db.insert(emergencyContacts).values({ id, userId, ...aContact });
  return { params: { id: userId, contact: id }, body: { phone: '(313) 555-0189' } };
};

const email: Prepare = async (server) => {
  const { id, email: recipient } = await aMember(server);
  const [email, createdAt] = [randomUUID(), server.clock.now()];
  const written = { subject: 'Your receipt', textBody: 'Paid.', template: 'payment_received' };
  await server.database.db.insert(outboxMails).values({ ...written, id: email, recipient, createdAt });
  return { params: { id, email } };
};

/** Two records that may become one. */
export async function twoRecords(server: Parameters<Prepare>[0]) {
  return { kept_id: (await aMember(server)).id, other_id: (await aMember(server)).id };
}

const merging: Prepare = async (server) => {
  const ids = await twoRecords(server);
  const { database, deps, clock } = server;
  const { preview_token } = await mergePreview(database.db, deps, ids, clock.now());
  return { body: { ...ids, preview_token } };
};

/** The id of a record into which another one was merged. */
const merged: Prepare = async (server) => {
  const { kept_id: keptId, other_id: otherId } = await twoRecords(server);
  const actorId = (await aTeamMember(server, 'owner')).id;
  const { db } = server.database;
  await db.update(users).set({ mergedInto: keptId }).where(eq(users.id, otherId));
  const details = { first_name: 'Ada', last_name: 'Byron', phone: '', date_of_birth: '1985-05-05', tags: [] };
  await db
    .insert(merges)
    .values({ keptId, otherId, actorId, before: details, after: details, createdAt: server.clock.now() });
  return { params: { id: keptId }, body: {} };
};

export const peopleCases: Readonly<Record<string, Prepare>> = {
  'officePeople.list': () => ({}),
  'officePeople.choices': () => ({}),
  'officePeople.create': () => ({ body: { email: `${randomUUID()}@demo.test`, first_name: 'Nia' } }),
  'officePeople.read': person,
  'officePeople.change': async (server) => ({
    ...(await person(server)),
    body: { version: 1, tags: ['vip'] },
  }),
  'officePeople.addNote': async (server) => ({ ...(await person(server)), body: { text: 'Left knee.' } }),
  'officePeople.changeNote': async (server, who) => {
    const author = who ?? (await aTeamMember(server, 'owner'));
    const [id, userId] = [randomUUID(), (await aMember(server)).id];
    await server.database.db
      .insert(personNotes)
      .values({ id, userId, authorId: author.id, text: 'Left knee.' });
    // Only its author may remove a note.
    return { params: { id: userId, note: id }, body: { removed: true }, ...(!who && { by: author }) };
  },
  'officePeople.contacts': person,
  'officePeople.addContact': async (server) => ({ ...(await person(server)), body: aContact }),
  'officePeople.changeContact': contact,
  'officePeople.removeContact': async (server) => {
    const { params } = await contact(server);
    return { ...(params && { params }) };
  },
  'officePeople.invite': person,
  'officePeople.resendEmail': email,
  'officePeople.previewMerge': async (server) => ({ body: await twoRecords(server) }),
  'officePeople.merge': merging,
  'officePeople.unmerge': merged,
  'officePeople.previewClose': person,
  'officePeople.close': async (server) => ({ ...(await person(server)), body: { reason: 'Moved away.' } }),
};
