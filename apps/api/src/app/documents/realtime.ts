import { chat, chatCloseCodes, exampleOf, notificationSocket } from '@detroit-well/api-client/contract';
import type { SchemaWriter } from './schema.ts';

const closeReasons: Readonly<Record<keyof typeof chatCloseCodes, string>> = {
  flooding: 'too many frames at once',
  tryAgainLater: 'the server cannot serve this connection now; connect again later',
  notAuthenticated: 'no token, an invalid one, or its session has ended',
  notAllowed: 'the caller does not belong to this conversation, or there is none',
  tooMany: 'too many connections of one person',
};

/**
 * Describes the websockets in Markdown, because OpenAPI covers HTTP calls only. Their frames are components, so that
 * they are validated and shown like every other schema.
 */
export function describeRealtime({ write, components }: SchemaWriter): string {
  const example = (schema: Parameters<typeof write>[0], io: 'input' | 'output') =>
    ['```json', JSON.stringify(exampleOf(write(schema, io), components), null, 2), '```'].join('\n');
  const { sends, receives, problem } = chat.private;
  return [
    '# Realtime',
    '',
    'Websockets, at the root of the server and below the base path:',
    '',
    ...[...Object.values(chat), notificationSocket].map(({ path, summary }) => `- \`${path}\` ${summary}`),
    '',
    'Authenticate with the access token as the second subprotocol, `new WebSocket(url, [\'bearer\', token])`, or send `{"token": "…"}` as the first frame. The token is never part of the address, because addresses are logged. A browser may connect from the public site, the portal and the origins that the operator allows.',
    '',
    'Every frame is JSON text. In a chat the client sends `ChatSend`:',
    '',
    example(sends, 'input'),
    '',
    'Everyone in the room receives `ChatMessage`, the sender included. After connecting, the latest messages come first:',
    '',
    example(receives, 'output'),
    '',
    'The sender of a rejected frame, and only the sender, receives `ChatProblem`; the connection stays open:',
    '',
    example(problem, 'output'),
    '',
    'On the websocket of a member, only the server sends: `NotificationSignal`. It carries no content, so a client loads what has changed, also after it connects:',
    '',
    example(notificationSocket.receives, 'output'),
    '',
    'Close codes in addition to those of RFC 6455:',
    '',
    ...Object.entries(chatCloseCodes).map(
      ([name, code]) => `- \`${code}\` ${closeReasons[name as keyof typeof chatCloseCodes]}`,
    ),
  ].join('\n');
}

/** The websockets as data, for tools: the path and the schemas of its frames. */
export const websockets = ({ write }: SchemaWriter): object => ({
  ...Object.fromEntries(
    Object.values(chat).map(({ path, summary, sends, receives, problem }) => [
      path,
      {
        summary,
        sends: write(sends, 'input'),
        receives: write(receives, 'output'),
        problem: write(problem, 'output'),
      },
    ]),
  ),
  [notificationSocket.path]: {
    summary: notificationSocket.summary,
    receives: write(notificationSocket.receives, 'output'),
  },
});
