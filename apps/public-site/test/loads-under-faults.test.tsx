// @vitest-environment jsdom
import type * as Client from '@detroit-well/api-client';
import type { Transport } from '@detroit-well/api-client';
import type * as Endpoints from '@detroit-well/api-client/endpoints';
import { NoResponse } from '@detroit-well/api-client/testing';
import { noFilters } from '@detroit-well/booking/schedule/filters';
import { referenceText } from '@detroit-well/reference-texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fallbackTiles } from '../src/session-list/fallback-tiles.ts';
import { PostLike } from '../src/routes/post/post-like.tsx';
import { SessionPage } from '../src/routes/session/page.tsx';
import { TrainingPage } from '../src/routes/training/page.tsx';
import { detail } from '../src/sessions/session-view.ts';
import { useLike } from '../src/like/use-like.ts';
import {
  faultNames,
  isLost,
  isUnknown,
  isUnreadable,
  replies,
  unreadable,
  type Fault,
  type Reply,
} from './faults/replies.ts';
import { context, kettlebell, now, session } from './fixtures.ts';

const server = vi.hoisted(() => ({ replies: new Map<string, unknown>(), requests: [] as string[] }));

/** All clients of the page use this transport. A call that takes too long ends by the fake clock. */
const transport: Transport = ({ method, path }) => {
  const name = `${method} ${path.split('?')[0]}`;
  server.requests.push(name);
  const reply = (server.replies.get(name) ?? { status: 404, data: {} }) as Reply;
  if (!(reply instanceof NoResponse)) {
    const header = (name: string) => (name === 'Retry-After' ? reply.retryAfter : undefined);
    return Promise.resolve({ status: reply.status, header, data: reply.data });
  }
  if (reply.kind !== 'timeout') return Promise.reject(reply);
  return new Promise((_, reject) => setTimeout(() => reject(reply), 30_000));
};

vi.mock('@detroit-well/api-client/endpoints', async (original) => {
  const endpoints = await original<typeof Endpoints>();
  const createCore = (options: Endpoints.CoreOptions) => endpoints.createCore({ ...options, transport });
  return { ...endpoints, createCore };
});
vi.mock('@detroit-well/api-client', async (original) => {
  const client = await original<typeof Client>();
  const createCalls: typeof client.createCalls = (tables, options) =>
    client.createCalls(tables, { ...options, transport });
  return { ...client, createCalls };
});

const upcoming = 'GET /training/sessions/upcoming/';
const availability = `GET /training/sessions/${session.public_id}/availability/`;
const ofSession = `GET /training/sessions/${session.public_id}/`;
const reaction = 'POST /engagement/blog/blogpage/learn-to-count/react/';
const engagement = 'GET /engagement/blog/blogpage/learn-to-count/';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const good = (data: unknown): Reply => ({ status: 200, data });
const shown = (): string => document.body.textContent;

/** Imports the lazy modules before the fake clock starts. */
beforeEach(async () => {
  await Promise.all([
    import('../src/session-list/list-calls.ts'),
    import('../src/session-list/list-problem.tsx'),
    import('../src/sessions/availability-calls.ts'),
    import('../src/like/like-calls.ts'),
  ]);
  vi.useFakeTimers({ now });
  server.replies.clear();
  server.requests.length = 0;
  server.replies.set('GET /training/programs/categories/', good([]));
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const [logged] = vi.mocked(console.error).mock.calls;
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (logged) throw new Error(`React reported: ${logged.map(String).join(' ')}`);
});

/** The expected title and sentence for a list that could not be loaded (SPEC-B 8.2, 8.8). */
function listFailure(fault: Fault): [title: string, sentence: string] {
  if (fault === '31 s') return ['Time is up', referenceText('B8.8/sessions/timeout')];
  if (isLost(fault)) return [referenceText('B8.2/fallback/network'), referenceText('B8.1/status/network')];
  if (isUnreadable(fault))
    return [referenceText('B8.2/fallback/other'), referenceText('B8.8/sessions/format')];
  switch (fault) {
    case '400':
      return [referenceText('B8.2/fallback/400'), referenceText('B8.1/friendly/default')];
    case '401':
      return [referenceText('B8.2/fallback/401'), referenceText('B8.1/friendly/401')];
    case '403':
      return [referenceText('B8.2/fallback/403'), referenceText('B8.1/friendly/default')];
    case '404':
      return [referenceText('B8.2/fallback/404'), referenceText('B8.1/friendly/default')];
    case '409':
      return [referenceText('B8.2/fallback/409'), referenceText('B8.1/friendly/default')];
    case '429':
      return [referenceText('B8.2/fallback/429'), referenceText('B8.1/friendly/429')];
    case '503':
      return [referenceText('B8.2/fallback/5xx'), referenceText('B8.1/status/503')];
    default:
      return [referenceText('B8.2/fallback/5xx'), referenceText('B8.1/friendly/5xx')];
  }
}

describe('session list loaded by the browser', () => {
  const landing = {
    kind: 'landing',
    content: null,
    schedule: null,
    categories: fallbackTiles,
    slides: [],
    complete: false,
    filters: noFilters,
    unknown: [],
  } as const;
  const list = good({ count: 1, upcoming_sessions: [kettlebell] });

  it.each(faultNames.filter((fault) => fault !== '401'))(
    'shows its failure under %s and loads after Try Again',
    async (fault) => {
      server.replies.set(upcoming, replies[fault]);
      render(<TrainingPage data={landing} context={context} />);
      await wait(0);
      // The client retries with backoff; the whole load times out after 25 seconds.
      await wait(fault === '31 s' ? 25_000 : 7_000);
      for (const text of listFailure(fault)) expect(shown()).toContain(text);

      server.replies.set(upcoming, list);
      // The server asks for a wait that is too long to retry by itself.
      if (fault === '429') await wait(91_000);
      fireEvent.click(screen.getByRole('button', { name: /^Try Again/ }));
      await wait(10);
      expect(shown()).toContain('Kettlebell Standard');
    },
  );

  it('asks the visitor to sign in under 401 and does not retry', async () => {
    server.replies.set(upcoming, replies[401]);
    render(<TrainingPage data={landing} context={context} />);
    await wait(60_000);
    for (const text of listFailure('401')) expect(shown()).toContain(text);
    expect(server.requests.filter((call) => call === upcoming)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /Create Account/ }).length).toBeGreaterThan(0);
  });

  it('waits for a reply that takes 24 seconds', async () => {
    server.replies.set(upcoming, replies['31 s']);
    render(<TrainingPage data={landing} context={context} />);
    await wait(24_000);
    expect(shown()).not.toContain('Time is up');
  });
});

describe('available spots, polled every 30 seconds', () => {
  const page = {
    kind: 'ready',
    session: detail(session, () => true),
    others: [],
    next: [],
    complete: true,
  } as const;

  it.each(faultNames)('show an availability message under %s and keep the page', async (fault) => {
    server.replies.set(availability, replies[fault]);
    // SPEC-B 4: without the availability call, the session call provides the same data.
    server.replies.set(ofSession, replies[fault === '404' ? '404' : '500']);
    render(<SessionPage data={page} context={context} />);
    await wait(fault === '31 s' ? 61_000 : 31_000);
    const sentence = fault === '404' ? 'B8.8/availability/unavailable' : 'B8.8/availability/fallback';
    const messages = {
      'B8.8/availability/unavailable': referenceText('B8.8/availability/unavailable'),
      'B8.8/availability/fallback': referenceText('B8.8/availability/fallback'),
    };
    expect(shown()).toContain(messages[sentence]);
    expect(shown()).toContain('5 of 16 spots');

    server.replies.set(availability, good({ ...session, available_spots: 2, current_registrations: 14 }));
    // After a rate limit, the spots wait for the visitor.
    if (fault === '429') window.dispatchEvent(new Event('focus'));
    await wait(31_000);
    expect(shown()).not.toContain(messages[sentence]);
    expect(shown()).toContain('2 of 16 spots');
  });
});

describe('like', () => {
  function Post() {
    const like = useLike({ slug: 'learn-to-count', likes: 128 }, context);
    return <PostLike like={like} position="intro" />;
  }
  const counts = { likes: 128, user_reactions: { like: false } };

  it.each(faultNames)(
    'is undone under %s with an error message and works at the next press',
    async (fault) => {
      server.replies.set(engagement, good(counts));
      server.replies.set(reaction, replies[fault]);
      render(<Post />);
      await wait(10);
      const button = screen.getByRole('button', { name: /like/i });
      fireEvent.click(button);
      // The client retries after a lost reply and then reads the counts to learn the outcome.
      await wait(fault === '31 s' ? 30_500 : 2_000);
      const sentence =
        fault === '404'
          ? referenceText('B8.9/like/slug')
          : fault === '429'
            ? referenceText('B8.9/blog/429')
            : referenceText('B8.9/like/fallback');
      expect(shown()).toContain(sentence);
      expect(shown()).toContain('128');

      server.replies.set(reaction, good({ likes: 129, user_reactions: { like: true }, message: 'Liked.' }));
      fireEvent.click(button);
      await wait(10);
      expect(shown()).toContain('129');
    },
  );

  it.each(faultNames.filter(isUnknown))(
    'is reported as unconfirmed when the counts cannot be read either: %s',
    async (fault) => {
      server.replies.set(engagement, good(counts));
      render(<Post />);
      await wait(10);
      server.replies.set(reaction, replies[fault]);
      server.replies.set(engagement, replies[fault]);
      fireEvent.click(screen.getByRole('button', { name: /like/i }));
      await wait(fault === '31 s' ? 60_500 : 2_000);
      expect(shown()).toContain('We could not confirm whether your like was saved. Please try again.');
    },
  );

  it.each(unreadable)('counts when its success and the counts cannot be read: %s', async (fault) => {
    server.replies.set(engagement, good(counts));
    render(<Post />);
    await wait(10);
    server.replies.set(reaction, replies[fault]);
    server.replies.set(engagement, replies[fault]);
    fireEvent.click(screen.getByRole('button', { name: /like/i }));
    await wait(2_000);
    expect(shown()).toContain('129');
    expect(shown()).not.toContain('We could not confirm');
  });
});
