import { chatMessage, chatProblem, chatSend } from '../shapes/chat.ts';

/** Close codes of the server, besides those of RFC 6455 (1001 going away, 1009 too big). */
export const chatCloseCodes = {
  /** Too many frames in a short time. */
  flooding: 1008,
  /** The server cannot serve this connection now; retry later. */
  tryAgainLater: 1013,
  /** The token is missing or invalid, or its sign-in has ended. */
  notAuthenticated: 4401,
  /** The caller is not part of this conversation, or it does not exist. */
  notAllowed: 4403,
  /** Too many connections of one person. */
  tooMany: 4429,
} as const;

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
    summary: 'Chat of a session: the people registered, its coach and staff.',
    source: 'B 7.10',
  },
} as const;
