import { randomUUID } from 'node:crypto';
import { chatMessages } from '../../../../src/platform/database/schema/chat.ts';
import type { Make, Recipes } from '../recipe.ts';

const readRoom: Make = async ({ server, access: { sessionId, coach } }) => {
  const id = randomUUID();
  await server.database.db
    .insert(chatMessages)
    .values({ id, room: `training:${sessionId}`, senderId: coach.id, message: 'From six.' });
  return { body: { kind: 'training', room_id: sessionId, message_id: id } };
};

export const training: Recipes = {
  'programs.list': { good: () => ({ by: null }) },
  'sessions.attendance': { wrong: { body: { attendance: 'all' } } },
  'registeredSessions.cancel': { wrong: { body: { reason: 5 } } },
  'chatRooms.markRead': {
    good: readRoom,
    rejected: {
      not_found: ({ access }) => ({
        body: { kind: 'training', room_id: access.sessionId, message_id: 'nothing-here' },
      }),
    },
  },
  'notifications.list': { wrong: { query: { limit: 'many' } } },
  'notifications.markRead': { good: () => ({ body: { all: true } }) },
  'registeredSessions.messages': { wrong: { query: { limit: 'many' } } },
};
