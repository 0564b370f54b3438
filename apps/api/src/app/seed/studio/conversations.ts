import { hourMs } from '@detroit-well/config/durations';
import { roomNameOf } from '../../../features/chat/rooms.ts';
import type { Client } from '../people/clients.ts';
import type { Booking } from '../training/bookings.ts';
import type { PlannedSession } from '../training/calendar.ts';
import { awakeDaysAgo } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';

/** The first, second or third client who is registered, or a person of the demo. */
type Sender = 0 | 1 | 2 | 'person-coach' | 'person-member' | 'person-desk' | 'person-manager';
type Said = readonly [hoursAgo: number, sender: Sender, message: string];

/** The threads of the next sessions of these series. In that of Rhythm & Glide, member@demo.test has a seat. */
const threads: Readonly<Record<string, readonly Said[]>> = {
  'rhythm-and-glide': [
    [26, 0, 'First time on quads in twenty years. Should I come early to get used to them?'],
    [25, 'person-coach', 'Yes: the floor is open half an hour before. I will be there, come and find me.'],
    [7, 1, 'Is there parking on the alley side?'],
    [6, 'person-member', 'There is, behind the bakery. It fills up by six.'],
  ],
  'kettlebell-standard': [
    [51, 0, 'Are bells in the room or do we bring our own?'],
    [49, 'person-desk', 'All here, from eight kilos up. Flat shoes, nothing else.'],
    [22, 1, 'I can only make five of the six. Still worth it?'],
    [20, 'person-manager', 'Yes. Tell Marcus which one, he will hand you the homework before.'],
  ],
  'community-roll': [
    [30, 0, 'Can I bring my neighbor? She is 74 and fearless.'],
    [29, 'person-desk', 'Please do. She needs her own registration, so that she can sign the waiver.'],
    [28, 2, 'Fearless at 74 is my whole plan.'],
  ],
};

type Line = readonly [daysAgo: number, by: 'client' | 'coach', message: string];

/** The conversations of clients with Renée. */
const letters: readonly (readonly [name: string, lines: readonly Line[]])[] = [
  [
    'Fatima Jakes',
    [
      [12, 'client', 'Thank you for Saturday. I went home and showed my kids the four count in the kitchen.'],
      [12, 'coach', 'Socks on tile is cheating. See you next week!'],
    ],
  ],
  [
    'Tiana Westbrook',
    [
      [6, 'client', 'Is it okay if I only watch the backward part on Wednesday?'],
      [5, 'coach', 'Of course. Stand at the rail with me for the first ten minutes, then you decide.'],
      [5, 'client', 'Deal.'],
    ],
  ],
  ['Quentin Underwood', [[3, 'client', 'My knee is better. Am I back in the line on Friday?']]],
];

/** Adds the threads of the next sessions, and private conversations with the coach. */
export function addConversations(
  rows: Rows,
  calendar: readonly PlannedSession[],
  { bookings, clients, now }: { bookings: readonly Booking[]; clients: readonly Client[]; now: Date },
): void {
  for (const [key, thread] of Object.entries(threads)) {
    const session = nextOf(calendar, key, now);
    const people = bookings.filter((one) => one.session.id === session?.id && one.cancelledAt === undefined);
    for (const [hoursAgo, sender, message] of thread) {
      const senderId = typeof sender === 'number' ? people[sender]?.client.id : sender;
      if (session === undefined || senderId === undefined) continue;
      const room = roomNameOf({ kind: 'training', sessionId: session.id });
      rows.chatMessages.push({
        room,
        senderId,
        message,
        createdAt: new Date(now.getTime() - hoursAgo * hourMs),
      });
    }
  }
  for (const [name, lines] of letters) {
    const client = clients.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
    if (client === undefined) continue;
    const room = roomNameOf({ kind: 'private', people: [client.id, 'person-coach'] });
    let earlier = 0;
    for (const [index, [daysAgo, by, message]] of lines.entries()) {
      const senderId = by === 'coach' ? 'person-coach' : client.id;
      const at = Math.max(awakeDaysAgo(now, daysAgo, `${name} ${index}`).getTime(), earlier + hourMs / 2);
      rows.chatMessages.push({ room, senderId, message, createdAt: new Date(at) });
      earlier = at;
    }
  }
  for (const [index, row] of rows.chatMessages.entries()) row.id = `message-${index + 1}`;
}

const nextOf = (calendar: readonly PlannedSession[], key: string, now: Date): PlannedSession | undefined =>
  calendar
    .filter(({ of, startsAt, status }) => of.key === key && startsAt > now && status !== 'cancelled')
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
