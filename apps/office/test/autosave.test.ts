import { ApiError } from '@detroit-well/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from '../src/forms/autosave.ts';

interface Values {
  title: string;
  slug: string;
}
interface Stored extends Values {
  readonly version: number;
}

const refusedBy = (code: 'version_conflict' | 'slug_taken') =>
  new ApiError({ kind: 'refused', message: code, status: 409, code });
const lost = () => new ApiError({ kind: 'network', message: 'lost', outcome: 'unknown' });

const send = vi.fn<(changed: Partial<Values>, stored: Stored | null, key: string) => Promise<Stored>>();
let typed: Values;

/** Replies when the test says so. */
function held() {
  let resolve: (stored: Stored) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  return { reply: (version: number) => resolve({ ...typed, version }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  typed = { title: '', slug: '' };
  let version = 0;
  send.mockReset();
  send.mockImplementation((changed) => Promise.resolve({ ...typed, ...changed, version: (version += 1) }));
});
afterEach(() => vi.useRealTimers());

function autosave() {
  const saves = createAutosave<Values, Stored>({
    stored: null,
    base: { title: '', slug: '' },
    read: () => ({ ...typed }),
    send,
    refusedField: (error) => (error instanceof ApiError && error.is('slug_taken') ? 'slug' : undefined),
    stops: (error) => error instanceof ApiError && error.is('version_conflict'),
  });
  const type = (change: Partial<Values>): void => {
    typed = { ...typed, ...change };
    saves.changed();
  };
  return { saves, type };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what is typed', () => {
  it('is sent once after a pause, and not before', async () => {
    const { saves, type } = autosave();
    type({ title: 'A' });
    await pass(1_000);
    type({ title: 'An' });
    await pass(1_400);
    expect([send.mock.calls.length, saves.state().kind]).toEqual([0, 'waiting']);
    await pass(100);
    expect(send.mock.calls.map(([changed, stored]) => [changed, stored])).toEqual([[{ title: 'An' }, null]]);
    expect(saves.state().kind).toBe('saved');
  });

  it('is sent at once when its field is left, and nothing is sent when nothing is typed', async () => {
    const { saves, type } = autosave();
    saves.leave();
    expect(send).not.toHaveBeenCalled();
    type({ title: 'A' });
    saves.leave();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(5_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('while a request runs waits for its reply, and goes with the version of it', async () => {
    const { saves, type } = autosave();
    const first = held();
    type({ title: 'A' });
    await pass(1_500);
    type({ title: 'Ankles', slug: 'ankles' });
    saves.leave();
    await pass(10_000);
    expect([send.mock.calls.length, saves.state().kind]).toEqual([1, 'saving']);
    first.reply(7);
    await pass(1_500);
    expect(send.mock.calls.map(([changed, stored]) => [changed, stored?.version])).toEqual([
      [{ title: 'A' }, undefined],
      [{ title: 'Ankles', slug: 'ankles' }, 7],
    ]);
  });

  it('is stored in full before flush says so', async () => {
    const { saves, type } = autosave();
    const first = held();
    type({ title: 'A' });
    const isSaved = saves.flush();
    type({ title: 'B' });
    first.reply(1);
    expect(await isSaved).toBe(true);
    expect(send.mock.calls.map(([changed]) => changed)).toEqual([{ title: 'A' }, { title: 'B' }]);
  });
});

describe('after a failure', () => {
  it('everything stays, nothing is sent by itself, and the next change sends it again', async () => {
    const { saves, type } = autosave();
    send.mockRejectedValueOnce(lost());
    type({ title: 'A' });
    await pass(1_500);
    expect(saves.state()).toMatchObject({ kind: 'failed', error: lost() });
    saves.leave();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    type({ slug: 'a' });
    await pass(1_500);
    expect(send.mock.calls[1]?.[0]).toEqual({ title: 'A', slug: 'a' });
    expect(saves.state()).toMatchObject({ kind: 'saved', error: null });
  });

  it('the same attempt has the same key while its outcome is unknown', async () => {
    const { saves, type } = autosave();
    send.mockRejectedValueOnce(lost());
    type({ title: 'A' });
    expect(await saves.flush()).toBe(false);
    expect(await saves.flush()).toBe(true);
    type({ title: 'B' });
    await saves.flush();
    const [first, second, third] = send.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of one field, the others are saved without it until it changes', async () => {
    const { saves, type } = autosave();
    send.mockRejectedValueOnce(refusedBy('slug_taken'));
    type({ title: 'A', slug: 'taken' });
    await pass(1_500);
    expect(send.mock.calls.map(([changed]) => changed)).toEqual([
      { title: 'A', slug: 'taken' },
      { title: 'A' },
    ]);
    expect(saves.state().kind).toBe('refused');
    expect(await saves.flush()).toBe(false);
    type({ slug: 'free' });
    await pass(1_500);
    expect(send.mock.lastCall?.[0]).toEqual({ slug: 'free' });
    expect(saves.state().kind).toBe('saved');
  });
});

it('stops at a conflict until somebody decided, and then saves over theirs', async () => {
  const { saves, type } = autosave();
  send.mockRejectedValueOnce(refusedBy('version_conflict'));
  type({ title: 'Mine' });
  await pass(1_500);
  type({ title: 'Mine too' });
  await pass(60_000);
  expect(await saves.flush()).toBe(false);
  expect([send.mock.calls.length, saves.state().kind]).toEqual([1, 'stopped']);
  const theirs = { title: 'Theirs', slug: '', version: 9 };
  saves.restart(theirs, { title: 'Theirs', slug: '' });
  expect(await saves.flush()).toBe(true);
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ title: 'Mine too' }, theirs]);
});
