import { endpoint } from '../definition/endpoint.ts';
import { readChatRooms } from '../reads/chat-rooms.ts';
import { chatReadBody, chatRooms as reply } from '../shapes/chat-rooms.ts';

export const chatRooms = {
  list: endpoint({
    method: 'GET',
    path: '/chat/rooms/',
    access: 'member',
    reply,
    reads: readChatRooms,
    summary:
      'Rooms that the caller may join by websocket: sessions that are upcoming or ended within 14 days, past private conversations, and the coaches of those sessions.',
    source: 'added',
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/chat/rooms/read/',
    access: 'member',
    body: chatReadBody,
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Marks the messages of a room as read, up to one of them.',
    source: 'added',
  }),
};
