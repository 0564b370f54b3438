import type { ChatMessage } from '../contract/generated/chat.ts';
import type { NotificationSignal } from '../contract/generated/notifications.ts';

/** What a room sends: a message to everyone in it, or a problem with the frame that this client sent. */
export type Received =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | {
      readonly kind: 'problem';
      readonly error: string;
      /** Seconds. */
      readonly retryAfter?: number;
    };

/** Parses a frame from the server. Returns undefined for unknown frames, which are ignored. */
export function readFrame(frame: unknown): Received | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { id, sender, sender_name, message, timestamp, code, error, retry_after } = frame as Record<
    string,
    unknown
  >;
  if (typeof code === 'string') {
    return {
      kind: 'problem',
      error: typeof error === 'string' ? error : 'Not sent.',
      ...(typeof retry_after === 'number' ? { retryAfter: retry_after } : {}),
    };
  }
  if (typeof id !== 'string' || typeof message !== 'string' || typeof timestamp !== 'string')
    return undefined;
  if (Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    kind: 'message',
    message: { id, sender: asText(sender), sender_name: asText(sender_name) || 'Guest', message, timestamp },
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses a frame of the websocket for notifications. Returns undefined for unknown frames, which are ignored. */
export function readNotificationSignal(frame: unknown): NotificationSignal | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { type, room } = frame as Record<string, unknown>;
  if (type !== 'changed') return undefined;
  if (typeof room !== 'object' || room === null) return { type };
  const { kind, id } = room as Record<string, unknown>;
  return (kind === 'training' || kind === 'private') && typeof id === 'string'
    ? { type, room: { kind, id } }
    : { type };
}
