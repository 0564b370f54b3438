import { describe, expect, it } from 'vitest';
import { conversationLines } from '../../src/routes/chat/conversation-lines.ts';
import {
  lastTime,
  lastMessageText,
  roomHref,
  roomInSearch,
  sessionWhen,
  socketUrl,
} from '../../src/routes/chat/rooms.ts';
import { firstUnread } from '../../src/conversation/unread.ts';
import { readFrame } from '@detroit-well/api-client/chat';

const now = new Date('2026-03-14T17:12:00-04:00');
const message = (id: string, timestamp: string, sender = 'ada') => ({
  id,
  sender,
  sender_name: 'Ada B.',
  message: id,
  timestamp,
});

const drawn = (...args: Parameters<typeof conversationLines>) =>
  conversationLines(...args).map((line) => {
    if (line.kind === 'day') return `day ${line.label}`;
    if (line.kind === 'message') return line.following ? `+ ${line.message.id}` : line.message.id;
    if (line.kind === 'own') return `own ${line.message.id}`;
    return line.kind === 'outgoing' ? `${line.outgoing.state} ${line.outgoing.text}` : 'new';
  });

describe('conversationLines', () => {
  const messages = [
    message('a', '2026-03-12T23:30:00-04:00'),
    message('b', '2026-03-13T00:10:00-04:00'),
    message('c', '2026-03-14T10:00:00-04:00'),
    message('d', '2026-03-14T10:02:00-04:00'),
    message('e', '2026-03-14T10:03:00-04:00', 'me'),
    message('f', '2026-03-14T10:04:00-04:00'),
    message('g', '2026-03-14T10:20:00-04:00'),
  ];

  it('separates studio days and groups messages of one person within five minutes', () => {
    expect(drawn({ me: 'me', messages, outbox: [] }, now)).toEqual([
      'day Thursday, March 12, 2026',
      'a',
      'day Yesterday, March 13',
      'b',
      'day Today, March 14',
      'c',
      '+ d',
      'own e',
      'f',
      'g',
    ]);
  });

  it('keeps failed messages in their position and puts messages being sent at the end', () => {
    const outgoing = (text: string, after: string | null, state: 'failed' | 'sending') => ({
      key: text,
      text,
      after,
      state,
    });
    const outbox = [
      outgoing('one', 'c', 'failed'),
      outgoing('two', 'c', 'sending'),
      outgoing('three', 'gone', 'failed'),
    ];
    expect(drawn({ me: 'me', messages: messages.slice(2, 4), outbox }, now)).toEqual([
      'failed three',
      'day Today, March 14',
      'c',
      'failed one',
      'd',
      'sending two',
    ]);
  });

  it('marks the first unseen message', () => {
    expect(drawn({ me: 'me', messages: messages.slice(2, 4), outbox: [], firstNew: 'd' }, now)).toEqual([
      'day Today, March 14',
      'c',
      'new',
      'd',
    ]);
  });
});

describe('a chat room', () => {
  it.each([
    ['session=s1', { kind: 'training', id: 's1' }],
    ['person=p1', { kind: 'private', id: 'p1' }],
    ['', null],
    ['session=', null],
  ])('is read from the query "%s"', (query, room) => {
    expect(roomInSearch(new URLSearchParams(query))).toEqual(room);
  });

  it('has the WebSocket path of SPEC-B 7.10 with escaped ids', () => {
    const base = 'wss://api.example.com';
    expect(socketUrl(base, { kind: 'training', id: 's1' }, 'me')).toBe(`${base}/ws/chat/training/s1/`);
    expect(socketUrl(base, { kind: 'private', id: '../x' }, 'me')).toBe(`${base}/ws/chat/private/me/..%2Fx/`);
    expect(roomHref({ kind: 'private', id: 'a b' })).toBe('/test-chat?person=a+b');
  });
});

describe('a row of the conversation list', () => {
  const session = {
    start_datetime: '2026-03-14T18:30:00-04:00',
    end_datetime: '2026-03-14T20:00:00-04:00',
    coach_name: 'Renée Alston',
    coach_id: null,
    participants: 1,
  };
  const room = {
    kind: 'training',
    id: 's',
    title: 'Rhythm',
    is_coach: false,
    is_closed: false,
    unread: 0,
    session,
    last_message: message('hello', '2026-03-14T17:08:00-04:00'),
  } as const;

  it('shows when the session takes place', () => {
    expect(sessionWhen(session, now)).toBe('Today, 6:30 PM');
    expect(sessionWhen(session, new Date('2026-03-10T12:00:00-04:00'))).toBe('Sat, Mar 14, 6:30 PM');
  });

  it('shows who wrote last, and when', () => {
    expect(lastMessageText(room, 'me')).toBe('Ada B.: hello');
    expect(lastMessageText(room, 'ada')).toBe('You: hello');
    expect(lastMessageText({ ...room, kind: 'private' }, 'me')).toBe('hello');
    expect(lastMessageText({ ...room, last_message: null }, 'me')).toBe('Nobody has said anything yet.');
    expect(lastTime('2026-03-14T17:08:00-04:00', now)).toBe('5:08 PM');
    expect(lastTime('2026-03-13T17:08:00-04:00', now)).toBe('Fri');
    expect(lastTime('2026-03-01T17:08:00-05:00', now)).toBe('Mar 1');
  });
});

describe('firstUnread', () => {
  const messages = [
    { id: '1', isOwn: false },
    { id: '2', isOwn: true },
    { id: '3', isOwn: false },
    { id: '4', isOwn: false },
  ];

  it.each([
    ['nothing is unread', { unread: 0, lastId: '4' }, undefined],
    ['two are unread', { unread: 2, lastId: '4' }, '3'],
    ['own messages are between', { unread: 3, lastId: '4' }, '1'],
    ['a message arrived after the opening', { unread: 1, lastId: '3' }, '3'],
    ['more are unread than are known', { unread: 60, lastId: '4' }, '1'],
    ['the newest message has not loaded', { unread: 2, lastId: '5' }, undefined],
    ['the room was empty', { unread: 0, lastId: undefined }, undefined],
  ])('finds the first unread message when %s', (_when, atOpen, first) => {
    expect(firstUnread(messages, atOpen)).toBe(first);
  });
});

describe('readFrame', () => {
  it('reads messages and problems, and ignores unknown frames', () => {
    const one = message('hello', '2026-03-14T17:08:00-04:00');
    expect(readFrame(one)).toEqual({ kind: 'message', message: one });
    expect(readFrame({ ...one, sender_name: null })).toMatchObject({ message: { sender_name: 'Guest' } });
    expect(readFrame({ code: 'rate_limited', error: 'Wait.' })).toEqual({ kind: 'problem', error: 'Wait.' });
    for (const odd of [null, 'x', 7, {}, { ...one, timestamp: 'soon' }, { ...one, id: 7 }])
      expect(readFrame(odd)).toBeUndefined();
  });
});
