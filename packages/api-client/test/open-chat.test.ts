import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket as SocketOfPackage } from 'ws';
import { openChat } from '../src/chat/index.ts';
import type { ConnectionStatus, Socket } from '../src/chat/index.ts';

/** A socket of a program without browsers; the test plays the server. */
class FakeSocket extends EventTarget {
  readyState = 1;
  sent: unknown[] = [];
  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }
  close() {
    this.readyState = 3;
  }
  receive(frame: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
}

const message = {
  id: 'm1',
  sender: 'u2',
  sender_name: 'Renee O.',
  message: 'Yes',
  timestamp: '2026-03-14T18:30:00-04:00',
};

test('a chat opens the room with the token of the sign-in, and gives messages and problems', async () => {
  const socket = new FakeSocket();
  const opened: unknown[] = [];
  const messages: unknown[] = [];
  const problems: unknown[] = [];
  const statuses: ConnectionStatus['state'][] = [];
  const chat = openChat({
    baseUrl: 'http://localhost:4000/api/v2',
    room: { sessionId: 'a/b' },
    session: {
      accessToken: () => Promise.resolve('t1'),
      refresh: () => Promise.resolve(null),
      end: () => Promise.resolve(),
    },
    onMessage: (one) => messages.push(one),
    onProblem: (one) => problems.push(one),
    onStatus: ({ state }) => statuses.push(state),
    open: (url, protocols) => {
      opened.push(url, protocols);
      // The part of a WebSocket that a chat uses.
      return socket as unknown as Socket;
    },
  });
  await new Promise((next) => setTimeout(next));
  socket.dispatchEvent(new Event('open'));
  expect(opened).toEqual(['ws://localhost:4000/api/v2/ws/chat/training/a%2Fb/', ['bearer', 't1']]);
  expect(chat.send('Hi')).toBe(true);
  expect(socket.sent).toContainEqual({ message: 'Hi' });
  socket.receive(message);
  socket.receive({ code: 'rate_limited', error: 'Slow down', retry_after: 3 });
  socket.receive({ type: 'other' });
  expect(messages).toEqual([message]);
  expect(problems).toEqual([{ kind: 'problem', error: 'Slow down', retryAfter: 3 }]);
  expect(statuses).toEqual(['connecting', 'open']);
  chat.close();
  expect(chat.send('Late')).toBe(false);
});

const room = {
  baseUrl: 'http://127.0.0.1:9/api/v2',
  room: { sessionId: 's1' },
  session: {
    accessToken: () => Promise.resolve('t1'),
    refresh: () => Promise.resolve(null),
    end: () => Promise.resolve(),
  },
  onMessage: () => {},
};
afterEach(() => vi.unstubAllGlobals());

test('without a WebSocket, a chat says what to pass; the sockets of the package ws fit', async () => {
  vi.stubGlobal('WebSocket', undefined);
  expect(() => openChat(room)).toThrow('Pass `open`');

  const opened: SocketOfPackage[] = [];
  const chat = openChat({
    ...room,
    open: (url, protocols) => {
      const socket = new SocketOfPackage(url, protocols);
      opened.push(socket.on('error', () => {}));
      return socket;
    },
  });
  await expect.poll(() => opened).toHaveLength(1);
  chat.close();
});
