import { describe, expect, it } from 'vitest';
import { emptyRoom, reduceRoom, type RoomEvent, type RoomState } from '../../src/routes/chat/room-state.ts';

const me = 'me';
const message = (id: string, text = id, sender = 'other') => ({
  id,
  sender,
  sender_name: 'Ada B.',
  message: text,
  timestamp: '2026-03-14T17:08:00-04:00',
});
const received = (id: string, text = id, sender = 'other'): RoomEvent => ({
  type: 'received',
  message: message(id, text, sender),
});
const run = (events: readonly RoomEvent[], from: RoomState = emptyRoom(me)) =>
  events.reduce(reduceRoom, from);
const ids = (state: RoomState) => state.messages.map(({ id }) => id);
const outbox = (state: RoomState) => state.outbox.map(({ text, state: now }) => `${text}: ${now}`);
const write = (key: string, text = key): RoomEvent[] => [
  { type: 'written', key, text },
  { type: 'sent', key },
];

describe('the messages of a room', () => {
  it('keep the order of the server without duplicates when the server repeats the history', () => {
    const before = run([{ type: 'opened' }, received('1'), received('2'), { type: 'lost' }]);
    const after = run([{ type: 'opened' }, received('1'), received('2'), received('3')], before);
    expect(ids(after)).toEqual(['1', '2', '3']);
  });

  it('keep older messages when the repeated history overlaps them', () => {
    const before = run([{ type: 'opened' }, received('1'), received('2'), received('3'), { type: 'lost' }]);
    expect(ids(run([{ type: 'opened' }, received('2'), received('3'), received('4')], before))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('start over when the client missed more than the server repeats', () => {
    const before = run([{ type: 'opened' }, received('1'), { type: 'lost' }]);
    expect(ids(run([{ type: 'opened' }, received('60'), received('61')], before))).toEqual(['60', '61']);
  });

  it('are announced when another person sends them after the history', () => {
    const history = run([{ type: 'opened' }, received('1')]);
    expect(history.announced).toBeNull();
    const afterHistory = run([{ type: 'historyLoaded' }, received('2', 'mine', me)], history);
    expect(afterHistory.announced).toBeNull();
    expect(run([received('3')], afterHistory).announced?.id).toBe('3');
  });

  it('are announced once the server has echoed a message of the reader', () => {
    const afterOwnMessage = run([{ type: 'opened' }, received('1'), ...write('a'), received('2', 'a', me)]);
    expect(run([received('3')], afterOwnMessage).announced?.id).toBe('3');
  });
});

describe('a message of the reader', () => {
  it('leaves the outbox when the server echoes it', () => {
    const state = run([{ type: 'opened' }, ...write('a', 'hello'), received('1', 'hello', me)]);
    expect(outbox(state)).toEqual([]);
    expect(ids(state)).toEqual(['1']);
  });

  it('is not confirmed by the same text from another person or an earlier message', () => {
    const earlier = run([{ type: 'opened' }, received('1', 'hello', me)]);
    const state = run([...write('a', 'hello'), received('2', 'hello'), received('1', 'hello', me)], earlier);
    expect(outbox(state)).toEqual(['hello: sending']);
  });

  it('is confirmed once for each echo when the same text is sent twice', () => {
    const state = run([
      { type: 'opened' },
      ...write('a', 'hi'),
      received('1', 'hi', me),
      ...write('b', 'hi'),
    ]);
    expect(outbox(state)).toEqual(['hi: sending']);
    expect(outbox(run([received('2', 'hi', me)], state))).toEqual([]);
  });

  it('is confirmed by the repeated history when the connection broke while it was sent', () => {
    const lost = run([{ type: 'opened' }, received('1'), ...write('a', 'hello'), { type: 'lost' }]);
    expect(outbox(lost)).toEqual(['hello: unconfirmed']);
    const back = run(
      [{ type: 'opened' }, received('1'), received('2', 'hello', me), { type: 'historyLoaded' }],
      lost,
    );
    expect(outbox(back)).toEqual([]);
    expect(ids(back)).toEqual(['1', '2']);
  });

  it('fails when the repeated history does not contain it', () => {
    const lost = run([{ type: 'opened' }, received('1'), ...write('a', 'hello'), { type: 'lost' }]);
    expect(outbox(run([{ type: 'opened' }, received('1'), { type: 'historyLoaded' }], lost))).toEqual([
      'hello: failed',
    ]);
  });

  it('is confirmed when it arrives after it was marked as failed', () => {
    const failed = run([
      { type: 'opened' },
      ...write('a', 'hello'),
      { type: 'lost' },
      { type: 'historyLoaded' },
    ]);
    expect(outbox(failed)).toEqual(['hello: failed']);
    expect(outbox(run([{ type: 'opened' }, received('1', 'hello', me)], failed))).toEqual([]);
  });

  it('stays queued when the connection is lost before it is sent', () => {
    const state = run([{ type: 'opened' }, { type: 'written', key: 'a', text: 'hello' }, { type: 'lost' }]);
    expect(outbox(run([{ type: 'opened' }, { type: 'historyLoaded' }], state))).toEqual(['hello: queued']);
  });

  it("fails with the server's reason, and can be retried or deleted", () => {
    const rejected = run([
      { type: 'opened' },
      ...write('a', 'hello'),
      { type: 'written', key: 'b', text: 'next' },
      { type: 'rejected', reason: 'Too many messages.' },
    ]);
    expect(rejected.outbox[0]).toMatchObject({ state: 'failed', reason: 'Too many messages.' });
    expect(outbox(rejected)).toEqual(['hello: failed', 'next: queued']);
    const again = run([{ type: 'retried', key: 'a' }], rejected);
    expect(again.outbox[0]).toMatchObject({ state: 'queued', reason: undefined });
    expect(outbox(run([{ type: 'deleted', key: 'a' }], rejected))).toEqual(['next: queued']);
  });

  it('does not appear in an empty outbox when the server sends a problem', () => {
    const state = run([{ type: 'opened' }, { type: 'rejected', reason: 'x' }]);
    expect(state.outbox).toEqual([]);
  });
});
