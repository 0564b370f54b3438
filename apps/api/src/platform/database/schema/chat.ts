import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, publicId } from './columns.ts';
import { users } from './people.ts';

/**
 * The messages of a room: `private:{id}:{id}` with sorted ids, or `training:{session id}`, the thread of a session. The message
 * calls and the websocket share these rows.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: publicId(),
    /** Increases in the order in which the messages of a room are stored, which is the order that everyone sees. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    room: text('room').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_messages_room').on(t.room, t.sequence),
    index('chat_messages_sender').on(t.senderId),
    // Each of the two people of a private room, for the list of a person's conversations.
    index('chat_messages_first_person').on(sql`split_part(${t.room}, ':', 2)`),
    index('chat_messages_second_person').on(sql`split_part(${t.room}, ':', 3)`),
  ],
);

/** The last message of a room that a person has read. */
export const chatReads = pgTable(
  'chat_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    room: text('room').notNull(),
    /** The last message that the person has seen. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.room] })],
);
