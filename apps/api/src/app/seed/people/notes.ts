import type { Rows } from '../rows/rows.ts';
import { addEntry } from '../rows/audit.ts';
import { awakeDaysAgo } from '../rows/human-time.ts';
import type { Client } from './clients.ts';

type Note = readonly [
  about: string,
  author: 'coach' | 'staff' | 'desk' | 'manager',
  daysAgo: number,
  text: string,
];

/** The notes of the team: about a person of the demo by id, about a client by name. */
const notes: readonly Note[] = [
  ['person-member', 'coach', 9, 'Left knee is still sore: no jumps until she says so.'],
  ['person-public', 'staff', 3, 'Asked about a membership. Call back after the first course.'],
  ['Alicia Baker', 'coach', 2, 'Comes by bus from Ypsilanti, so often ten minutes late. That is fine.'],
  ['Andre Calloway', 'coach', 3, 'Prefers the left side of the floor: does not hear well on the right.'],
  ['Bettye Dixon', 'coach', 4, 'Ready for the intermediate course.'],
  ['Cheryl Ford', 'desk', 61, 'Brings her own quads. Needs a locker, not rentals.'],
  ['Darnell Grant', 'coach', 47, 'Had his shoulder done in spring: pulls with the right arm only.'],
  ['Earl Ivory', 'manager', 88, 'Guards the floor on Sundays. Has a key to the supply room.'],
  ['Jerome Nash', 'desk', 2, 'Called about the declined card. New one comes on Friday.'],
  ['Marisol Cárdenas', 'coach', 33, 'Teaches dance downtown. Let her lead the line once.'],
  ['Stan Wojcik', 'desk', 70, 'Pays in cash, always exact. Likes a printed receipt.'],
  ['Ty Englewood', 'coach', 54, 'They/them. Please correct the roster if it says otherwise.'],
  ['Annette Mayfield', 'staff', 26, 'Wants to book for her church group in spring, about twelve people.'],
  ['Tomasz Wrona', 'desk', 8, 'Promised to pay at the next class. Second reminder.'],
  ['Janelle Durant', 'manager', 9, 'Paused: new baby. Send a card.'],
  ['Roosevelt Daniels', 'coach', 15, 'Skated the Arcadia in the sixties. Ask him about it.'],
  ['Tiana Westbrook', 'coach', 11, 'Fear of falling backward. Mats first, then the wall.'],
  ['Hassan Nouri', 'staff', 5, 'Moves between two jobs; texts work better than calls.'],
];

/** Adds the notes, each with its entry of the audit log. */
export function addNotes(rows: Rows, clients: readonly Client[], now: Date): void {
  for (const [index, [about, author, daysAgo, text]] of notes.entries()) {
    const named = clients.find(({ firstName, lastName }) => `${firstName} ${lastName}` === about);
    const userId = named?.id ?? about;
    const id = `note-${index + 1}`;
    const authorId = `person-${author}`;
    const createdAt = awakeDaysAgo(now, daysAgo, id);
    rows.personNotes.push({ id, userId, authorId, text, createdAt });
    addEntry(rows, {
      at: createdAt,
      action: 'note.create',
      actorId: authorId,
      target: `person:${userId}`,
      personId: userId,
      before: null,
      after: { note_id: id },
      personal: { after: { text } },
    });
  }
}
