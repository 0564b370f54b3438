// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setSink } from '@detroit-well/telemetry/track';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LikeCalls, LikeReply, LikeState } from '../src/like/like-calls.ts';
import { createLike, type Like } from '../src/like/like.ts';
import { milestoneReached } from '../src/like/milestones.ts';
import { PostLike } from '../src/routes/post/post-like.tsx';

/** A fake server that stores the like of one visitor and can fail before or after the change. */
class LikeServer implements LikeCalls {
  likes = 128;
  liked = false;
  views = 0;
  toggles = 0;
  failRead: ApiError | null = null;
  failToggle: { error: ApiError; changed: boolean } | null = null;
  /** While this is set, calls wait for it. */
  hold: Promise<void> = Promise.resolve();

  state = (): LikeState => ({ likes: this.likes, liked: this.liked });

  async read(trackView: boolean): Promise<LikeState> {
    await this.hold;
    if (this.failRead) throw this.failRead;
    if (trackView) this.views += 1;
    return this.state();
  }

  async toggle(): Promise<LikeReply> {
    this.toggles += 1;
    await this.hold;
    if (!this.failToggle || this.failToggle.changed) {
      this.liked = !this.liked;
      this.likes += this.liked ? 1 : -1;
    }
    if (this.failToggle) throw this.failToggle.error;
    return { ...this.state(), message: this.liked ? 'Your like was added.' : 'Your like was removed.' };
  }
}

const rejected = (status: number, code: string) =>
  new ApiError({ kind: status >= 500 ? 'server' : 'refused', message: '', status, code, details: { code } });
const lost = new ApiError({ kind: 'network', message: '', outcome: 'unknown' });

let server: LikeServer;
let like: Like;
const flush = () => act(() => vi.advanceTimersByTimeAsync(0));
const button = () => screen.getByRole('button');
const press = async () => {
  fireEvent.click(button());
  await flush();
};
const pressed = () => button().getAttribute('aria-pressed');
const busy = () => button().getAttribute('aria-busy');

function open(post: { slug?: string; likes?: number } = {}): void {
  like = createLike({ slug: 'a-post', likes: 128, ...post, loadCalls: () => Promise.resolve(server) });
  render(<PostLike like={like} position="intro" />);
}

async function openRead(): Promise<void> {
  open();
  await act(() => like.start());
}

/** Delays all responses until the returned function is called. */
function holdServer(): () => void {
  let release: () => void = () => {};
  server.hold = new Promise((go) => (release = go));
  return release;
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new LikeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('like button press', () => {
  it('fills the button immediately and takes count and message from the server', async () => {
    await openRead();
    const release = holdServer();
    await press();
    expect([pressed(), busy()]).toEqual(['true', 'true']);
    expect(screen.getByText('128')).toBeDefined();
    release();
    await flush();
    expect([pressed(), busy()]).toEqual(['true', null]);
    expect(screen.getByText('129')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Your like was added.');
  });

  it('shows its message for three seconds', async () => {
    await openRead();
    await press();
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(screen.getByRole('status').textContent).not.toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is undone by a second press', async () => {
    await openRead();
    await press();
    await press();
    expect(pressed()).toBe('false');
    expect(screen.getByText('128')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Your like was removed.');
  });

  it('during a pending request shows a message and sends nothing', async () => {
    await openRead();
    const release = holdServer();
    await press();
    await press();
    expect(screen.getByRole('status').textContent).toBe(referenceText('B8.9/like/busy'));
    expect(pressed()).toBe('true');
    release();
    await flush();
    expect([server.toggles, server.likes]).toEqual([1, 129]);
  });

  it('keeps a like that another tab has already made', async () => {
    await openRead();
    server.liked = true;
    server.likes = 129;
    await press();
    expect([pressed(), server.liked, server.likes]).toEqual(['true', true, 129]);
  });

  it('on a post without a slug shows Invalid post slug and sends nothing', async () => {
    open({ slug: '' });
    await act(() => like.start());
    await press();
    expect(screen.getByRole('alert').textContent).toBe(referenceText('B8.9/like/slug'));
    expect([server.views, server.toggles, pressed()]).toEqual([0, 0, 'false']);
  });
});

describe('failed like', () => {
  it.each([
    [rejected(500, 'server_error'), referenceText('B8.9/like/fallback')],
    [rejected(404, 'not_found'), referenceText('B8.9/like/slug')],
    [rejected(409, 'already_processing'), referenceText('B8.9/like/busy')],
    [rejected(429, 'rate_limited'), referenceText('B8.9/blog/429')],
    [lost, referenceText('B8.9/like/fallback')],
  ])('with %o is undone and shows: %s', async (error, text) => {
    await openRead();
    server.failToggle = { error, changed: false };
    await press();
    expect([pressed(), busy()]).toEqual(['false', null]);
    expect(screen.getByText('128')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('under a rate limit counts down the seconds beside its message', async () => {
    await openRead();
    const details = {
      kind: 'refused',
      message: '',
      status: 429,
      code: 'rate_limited',
      retryAfter: 28,
    } as const;
    server.failToggle = { error: new ApiError(details), changed: false };
    await press();
    expect(screen.getByRole('timer').textContent).toBe('28 seconds');
    await act(() => vi.advanceTimersByTimeAsync(27_000));
    expect(screen.getByRole('timer').textContent).toBe('1 second');
    expect(screen.getByRole('alert').textContent).toContain('Too many requests.');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps an existing like', async () => {
    server.liked = true;
    await openRead();
    server.failToggle = { error: rejected(500, 'server_error'), changed: false };
    await press();
    expect(pressed()).toBe('true');
  });

  it('can be repeated', async () => {
    await openRead();
    server.failToggle = { error: lost, changed: false };
    await press();
    server.failToggle = null;
    await press();
    expect([pressed(), server.likes]).toEqual(['true', 129]);
  });
});

describe('lost like response', () => {
  it('counts as a like when the server has made the change', async () => {
    await openRead();
    server.failToggle = { error: lost, changed: true };
    await press();
    expect(pressed()).toBe('true');
    expect(screen.getByText('129')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is undone when the state cannot be read, and the next press reads before it toggles', async () => {
    await openRead();
    server.failToggle = { error: lost, changed: true };
    server.failRead = lost;
    await press();
    expect(pressed()).toBe('false');
    const unconfirmed = 'We could not confirm whether your like was saved. Please try again.';
    expect(screen.getByRole('alert').textContent).toBe(unconfirmed);
    server.failToggle = null;
    server.failRead = null;
    await press();
    expect([pressed(), server.liked, server.toggles]).toEqual(['true', true, 1]);
  });
});

describe('like button press before the first read completes', () => {
  it('likes a post that is not liked', async () => {
    const release = holdServer();
    open();
    void like.start();
    await press();
    expect(server.toggles).toBe(0);
    release();
    await flush();
    expect([pressed(), server.likes]).toEqual(['true', 129]);
  });

  it('keeps an earlier like instead of removing it', async () => {
    server.liked = true;
    const release = holdServer();
    open();
    void like.start();
    await press();
    release();
    await flush();
    expect([pressed(), server.liked, server.toggles]).toEqual(['true', true, 0]);
  });

  it('reads again after a failed first read', async () => {
    server.failRead = lost;
    server.liked = true;
    await openRead();
    server.failRead = null;
    await press();
    expect([pressed(), server.liked]).toEqual(['true', true]);
  });
});

it('counts one view for each page, however often it reads the state', async () => {
  await openRead();
  server.failToggle = { error: lost, changed: true };
  await press();
  expect(server.views).toBe(1);
});

describe('like milestone', () => {
  it.each([
    [0, 1, 1],
    [4, 5, 5],
    [9, 10, 10],
    [24, 25, 25],
    [49, 50, 50],
    [99, 100, 100],
    [3, 12, 10],
    [5, 6, null],
    [100, 101, null],
    [10, 9, null],
  ])('from %i to %i likes: %s', (before, after, expected) => {
    expect(milestoneReached(before, after)).toBe(expected);
  });

  it('is tracked for a like and not for an unlike', async () => {
    const track = vi.fn();
    setSink(track);
    server.likes = 99;
    open({ likes: 99 });
    await act(() => like.start());
    await press();
    await press();
    setSink(null);
    expect(track.mock.calls).toEqual([['like_milestone', { slug: 'a-post', likes: 100 }]]);
  });
});
