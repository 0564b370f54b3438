import { chatMessage, chatProblem, chatSend } from '../shapes/chat.ts';

/** Websocket paths on the server's origin, also below the base path. They are data for the documents, not HTTP calls. */
export const chat = {
  private: {
    path: '/ws/chat/private/{userId}/{otherUserId}/',
    sends: chatSend,
    receives: chatMessage,
    problem: chatProblem,
    summary: 'Chat between two people, whose ids are given in either order.',
    source: 'B 7.10',
  },
  training: {
    path: '/ws/chat/training/{sessionId}/',
    sends: chatSend,
    receives: chatMessage,
    problem: chatProblem,
    summary:
      'The thread of a session, as its message calls show it: the people registered, its coach and staff. Closed when the session has ended.',
    source: 'B 7.10',
  },
} as const;
