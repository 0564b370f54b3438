// @vitest-environment jsdom
import { createClient, type Client } from '@detroit-well/api-client';
import { fakeTransport, NoResponse, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { noFilters } from '@detroit-well/booking/schedule/filters';
import { referenceText } from '@detroit-well/reference-texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LandingData } from '../src/routes/training/loader.ts';
import { TrainingPage } from '../src/routes/training/page.tsx';
import { fallbackTiles } from '../src/session-list/fallback-tiles.ts';
import { summarise } from '../src/sessions/session-view.ts';
import { context, facetsFor, kettlebell, now, session } from './fixtures.ts';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

const without: LandingData = {
  kind: 'landing',
  content: null,
  schedule: null,
  categories: fallbackTiles,
  slides: [],
  complete: false,
  filters: noFilters,
  unknown: [],
};

type Upcoming = NonNullable<NonNullable<FakeHandlers['sessions']>['upcoming']>;
type Availability = FakeHandlers['sessions'];

/** Responds to each list request with the next of these responses and repeats the last one. */
function respondWith(replies: readonly Upcoming[], sessions: Availability = {}): { requests: () => number } {
  let requests = 0;
  page.client = createClient({
    baseUrl: '',
    transport: fakeTransport({
      sessions: {
        ...sessions,
        upcoming: (call) => {
          const reply = replies[Math.min(requests, replies.length - 1)];
          requests += 1;
          return reply!(call);
        },
      },
      programs: { categories: () => [] },
    }),
    retryReads: false,
  });
  return { requests: () => requests };
}

const list: Upcoming = () => ({ count: 2, upcoming_sessions: [session, kettlebell] });
const offline: Upcoming = () => {
  throw new NoResponse('network');
};
const rejectWith =
  (...problem: Parameters<typeof fakeProblem>): Upcoming =>
  () => {
    throw fakeProblem(...problem);
  };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(data = without): Promise<void> {
  vi.setSystemTime(now);
  render(<TrainingPage data={data} context={context} />);
  // Lazy imports load the list and its failure message.
  await act(async () => {
    await import('../src/session-list/list-calls.ts');
    await import('../src/session-list/list-problem.tsx');
    await vi.advanceTimersByTimeAsync(0);
  });
}

const text = (): string => document.body.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('training landing without a list from the server', () => {
  it('loads sessions and categories in the browser', async () => {
    respondWith([list]);
    await show();
    expect(text()).toContain('Kettlebell Standard');
    expect(text()).toContain('2 sessions');
  });

  it('shows an empty list and retries after the first failure', async () => {
    const { requests } = respondWith([offline, list]);
    await show();
    expect(screen.getByText('No Sessions Available')).toBeTruthy();
    expect(screen.getByText('Loading sessions...')).toBeTruthy();
    await pass(1_000);
    expect(requests()).toBe(2);
    expect(text()).toContain('Kettlebell Standard');
  });

  it('shows a network error, and says that the retries failed only after the last one', async () => {
    const { requests } = respondWith([offline]);
    await show();
    await pass(6_999);
    expect(text()).not.toContain(referenceText('B8.8/sessions/retries'));
    await pass(1);
    expect(requests()).toBe(4);
    expect(screen.getByText(referenceText('B8.2/fallback/network'))).toBeTruthy();
    expect(screen.getByText(referenceText('B8.1/status/network'))).toBeTruthy();
    expect(screen.getByText(referenceText('B8.8/sessions/retries'))).toBeTruthy();
  });

  it('distinguishes a server error from an invalid reply', async () => {
    respondWith([rejectWith('server_error')]);
    await show();
    await pass(7_000);
    expect(screen.getByText(referenceText('B8.2/fallback/5xx'))).toBeTruthy();
    expect(screen.getByText(referenceText('B8.1/friendly/5xx'))).toBeTruthy();
    cleanup();
    respondWith([() => 'not a list' as never]);
    await show();
    await pass(7_000);
    expect(screen.getByText(referenceText('B8.8/sessions/format'))).toBeTruthy();
  });

  it('asks the visitor to sign in after a 401 and does not retry', async () => {
    const { requests } = respondWith([rejectWith('not_authenticated')]);
    await show();
    await pass(120_000);
    expect(requests()).toBe(1);
    expect(screen.getByText(referenceText('B8.2/fallback/401'))).toBeTruthy();
    const section = screen.getByText(referenceText('B8.2/fallback/401')).closest('section');
    expect(section?.textContent).toContain(referenceText('B8.1/friendly/401'));
    expect(section?.textContent).toContain(referenceText('B8.2/fallback/401-sign-in'));
    expect(section?.textContent).toContain(referenceText('B8.2/fallback/401-create-account'));
    expect(section?.textContent).not.toContain('Try Again');
  });

  it('updates the loading message, times out after 25 s, and restarts on Try Again', async () => {
    respondWith([() => new Promise(() => {}) as never, list]);
    await show();
    expect(screen.getByText('Loading sessions...')).toBeTruthy();
    await pass(11_000);
    expect(screen.getByText('Still loading sessions')).toBeTruthy();
    await pass(10_000);
    expect(screen.getByText('Almost out of time')).toBeTruthy();
    expect(text()).toContain('We stop in 4 seconds.');
    await pass(4_000);
    expect(screen.getByText(referenceText('B8.8/sessions/timeout'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Try Again/ }));
    expect(text()).not.toContain('Loading timed out.');
    await pass(0);
    expect(text()).toContain('Kettlebell Standard');
  });
});

describe('open training landing', () => {
  const whole: LandingData = {
    ...without,
    schedule: {
      filters: noFilters,
      unknown: [],
      sessions: [session, kettlebell].map(summarise),
      isCut: false,
      facets: facetsFor([session, kettlebell]),
    },
    complete: true,
  };
  const fuller: Upcoming = () => ({
    count: 1,
    upcoming_sessions: [{ ...session, available_spots: 1, current_registrations: 15 }],
  });

  it('reloads the available spots every 30 seconds', async () => {
    respondWith([fuller]);
    await show(whole);
    expect(text()).toContain('5 of 16 spots');
    await pass(30_000);
    expect(text()).toContain('1 of 16 spots');
  });

  it('keeps the address and the sheet together when a choice is taken back at once', async () => {
    respondWith([list]);
    await show(whole);
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    // The sheet's file loads in real time.
    const free = await vi.waitFor(async () => {
      await pass(0);
      return screen.getByRole<HTMLInputElement>('radio', { name: /^Only with free spots/ });
    }, 20_000);
    const all = screen.getByRole<HTMLInputElement>('radio', { name: /^All sessions/ });
    act(() => {
      free.click();
      all.click();
    });
    expect(location.search).toBe('');
    expect(all.checked).toBe(true);
    act(() => free.click());
    expect(location.search).toBe('?free=1');
    expect(free.checked).toBe(true);
  });

  it('keeps the choices of the filters when a load with new ones fails', async () => {
    respondWith([offline]);
    history.replaceState(null, '', '/training');
    const level = {
      name: 'difficulty' as const,
      without: 2,
      options: [{ value: 'beginner', label: 'Beginner', count: 1 }],
    };
    const { schedule } = whole;
    if (schedule?.facets)
      await show({ ...whole, schedule: { ...schedule, facets: { ...schedule.facets, facets: [level] } } });
    const select = screen.getByLabelText<HTMLSelectElement>('Level');
    fireEvent.change(select, { target: { value: 'beginner' } });
    await pass(7_000);
    expect(screen.getByText(referenceText('B8.8/sessions/retries'))).toBeTruthy();
    expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['beginner', 'Beginner']);
  });

  it('keeps the last spots with a message until they can be reloaded', async () => {
    respondWith([offline, fuller]);
    await show(whole);
    await pass(30_000);
    expect(text()).toContain('5 of 16 spots');
    expect(screen.getByText(referenceText('B8.8/availability/fallback'))).toBeTruthy();
    await pass(30_000);
    expect(text()).not.toContain(referenceText('B8.8/availability/fallback'));
  });
});
