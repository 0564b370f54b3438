import { randomUUID } from 'node:crypto';
import { personNotes } from '../../src/platform/database/schema/people.ts';
import { aMember } from '../booking.ts';
import { aTeamMember } from '../team-fixture.ts';
import type { Prepare } from './prepare.ts';

const person: Prepare = async (server) => ({ params: { id: (await aMember(server)).id } });

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
  'officePeople.invite': person,
  'officePeople.previewClose': person,
  'officePeople.close': async (server) => ({ ...(await person(server)), body: { reason: 'Moved away.' } }),
};
