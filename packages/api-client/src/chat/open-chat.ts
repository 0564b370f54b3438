import type { ClientSession } from '../http/client-session.ts';
import type { ChatMessage } from '../contract/generated/chat.ts';
import { openConnection } from './connection.ts';
import type { ConnectionOptions, ConnectionStatus } from './connection.ts';
import { readFrame } from './frames.ts';
import type { Received } from './frames.ts';

/** A room: the chat of a session, or that of two people, whose ids are given in either order. */
export type ChatRoomRef =
  { readonly sessionId: string } | { readonly userId: string; readonly otherUserId: string };

/** The options of `openChat`. */
export interface ChatOptions {
  /** The address of the API, as `createClient` has it. */
  readonly baseUrl: string;
  readonly room: ChatRoomRef;
  /** The sign-in of a client: `client.session`. */
  readonly session: ClientSession;
  /** Gets each message, first the latest of the history. After a lost connection messages come again: compare their `id`. */
  readonly onMessage: (message: ChatMessage) => void;
  /** Gets the sentence for a frame that the server refused. */
  readonly onProblem?: (problem: Extract<Received, { kind: 'problem' }>) => void;
  readonly onStatus?: (status: ConnectionStatus) => void;
  /** Opens the socket where the program has no global `WebSocket`, such as in Node 20. */
  readonly open?: ConnectionOptions['open'];
}

/** An open chat. */
export interface Chat {
  /** Returns false when the socket is not open; the message was not sent then. */
  send(message: string): boolean;
  /** Connects now instead of at the next attempt. */
  reconnect(): void;
  close(): void;
}

/** The address of a room's websocket (SPEC-B 7.10). `base` is the address of the API or its origin, with `http` or `ws`. */
export function chatUrl(base: string, room: ChatRoomRef): string {
  const ids = 'sessionId' in room ? ['training', room.sessionId] : ['private', room.userId, room.otherUserId];
  return `${base.replace(/^http/, 'ws')}/ws/chat/${ids.map(encodeURIComponent).join('/')}/`;
}

/** The address of a member's websocket for notifications. `base` is the address of the API or its origin. */
export const notificationsUrl = (base: string): string => `${base.replace(/^http/, 'ws')}/ws/notifications/`;

/**
 * Opens the chat of a room and reconnects with back-off. It stops, with a reason in `onStatus`, when the person may not read
 * the room, is signed out, or has too many connections.
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 * import { openChat } from '@detroit-well/api-client/chat';
 *
 * const baseUrl = 'http://localhost:4000/api/v2';
 * const client = createClient({ baseUrl });
 * await client.signIn({ email: 'member@demo.test', password: 'Standard!2026' });
 * const chat = openChat({
 *   baseUrl,
 *   session: client.session,
 *   room: { sessionId: 'session-open' },
 *   onMessage: ({ sender_name, message }) => console.log(`${sender_name}: ${message}`),
 * });
 * chat.close();
 * ```
 */
export function openChat({
  baseUrl,
  room,
  session,
  onMessage,
  onProblem,
  onStatus,
  open,
}: ChatOptions): Chat {
  const connection = openConnection({
    url: chatUrl(baseUrl, room),
    token: () => session.accessToken(),
    renew: (rejected) => session.refresh(rejected),
    onStatus: (status) => onStatus?.(status),
    onFrame: (frame) => {
      const received = readFrame(frame);
      if (received?.kind === 'message') onMessage(received.message);
      if (received?.kind === 'problem') onProblem?.(received);
    },
    ...(open ? { open } : {}),
  });
  return { ...connection, send: (message) => connection.send({ message }) };
}
