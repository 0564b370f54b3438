// @vitest-environment jsdom
import { referenceText } from '@detroit-well/reference-texts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renee, rhythm } from './blog-fixtures.ts';
import {
  requests,
  open,
  request,
  searchBox,
  flush,
  startLanding,
  stopLanding,
  titles,
  type,
  wait,
} from './landing-page.tsx';

// Loads the filter script before the fake clock starts, so that no test waits for it.
beforeAll(() => import('../src/blog/blog-client.ts'));
beforeEach(startLanding);
afterEach(stopLanding);

describe('blog failures (SPEC-B 8.9)', () => {
  it.each([
    ['a lost connection', 'cut', referenceText('B8.2/fallback/network'), referenceText('B8.9/blog/network')],
    ['a server error', 500, referenceText('B8.2/fallback/5xx'), referenceText('B8.9/blog/5xx')],
    ['an unknown status', 418, referenceText('B8.2/fallback/other'), referenceText('B8.9/blog/fallback')],
  ] as const)(
    'show the message for %s, keep the typed text, and hide the message on a retry',
    async (_n, how, title, text) => {
      open();
      type('slow');
      await wait(300);
      await wait(200);
      await (how === 'cut' ? request(0).cut() : request(0).fail(how));
      const alert = screen.getByRole('alert');
      expect(within(alert).getByRole('heading').textContent).toBe(title);
      expect(alert.textContent).toContain(text);
      expect(searchBox()).toHaveProperty('value', 'slow');
      fireEvent.click(screen.getByRole('link', { name: /Try Again/ }));
      await wait(300);
      expect(screen.queryByRole('alert')).toBeNull();
      await request(1).respond(['Slow']);
      expect(titles()).toEqual(['Slow']);
    },
  );

  it('are requested once more after a rate limit, and then wait for the reader', async () => {
    open();
    type('slow');
    await wait(300);
    await wait(200);
    const limited = [429, { code: 'rate_limited' }, { 'retry-after': '20' }] as const;
    await request(0).fail(...limited);
    await wait(19_000);
    expect(requests).toHaveLength(1);
    await wait(1_500);
    await request(1).fail(...limited);
    expect(screen.getByRole('alert').textContent).toContain(
      'Too many requests. Please wait a moment before trying again.',
    );
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 20 seconds.');
    await wait(600_000);
    expect(requests).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: /Try Again/ }));
    await wait(300);
    await request(2).respond(['Slow']);
    expect(titles()).toEqual(['Slow']);
  });

  it('count down from the render time when the server render was rate limited', async () => {
    const failure = { kind: 429, message: 'Too many requests.', waitMs: 3_000 } as const;
    open('', { results: null, failure });
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 3 seconds.');
    await wait(600_000);
    expect(requests).toHaveLength(0);
  });

  it('of the server render are retried when the reader presses Try Again', async () => {
    const failure = { kind: 503, message: referenceText('B8.9/blog/5xx') } as const;
    open('', { results: null, failure });
    await wait(1_000);
    expect(requests).toHaveLength(0);
    fireEvent.click(screen.getByRole('link', { name: /Try Again/ }));
    await wait(300);
    await request(0).respond(['There now']);
    expect(titles()).toEqual(['There now']);
  });
});

describe('blog filters that could not be loaded', () => {
  it('are requested again at least 300 ms after a request for posts', async () => {
    open('', { options: null });
    type('slow');
    fireEvent.submit(searchBox());
    await wait(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(1_000);
    expect(requests).toHaveLength(2);
    expect(request(1).at - request(0).at).toBe(300);
  });

  it('are requested only where an earlier attempt did not load them', async () => {
    open('', { options: null });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(300);
    await request(-1).fail(200, [rhythm]);
    await wait(300);
    await request(-1).fail(500);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    for (const body of [[renee], []]) {
      await wait(600);
      await request(-1).fail(200, body);
    }
    expect(screen.getByRole('combobox', { name: 'Tag' })).toBeTruthy();
    expect(requests).toHaveLength(4);
  });

  it('are requested again one after the other and stored for 15 minutes', async () => {
    open('', { options: null });
    expect(screen.getByText('Unable to load filters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    for (const body of [[rhythm], [renee], [{ name: 'music', slug: 'music', post_count: 1 }]]) {
      await wait(300);
      await request(-1).fail(200, body);
    }
    expect(screen.getByRole('combobox', { name: 'Tag' })).toBeTruthy();
    expect(screen.queryByText('Unable to load filters.')).toBeNull();
    cleanup();
    open('', { options: null });
    await flush();
    expect(screen.getByRole('combobox', { name: 'Tag' })).toBeTruthy();
    cleanup();
    await wait(15 * 60_000);
    open('', { options: null });
    await flush();
    expect(screen.queryByRole('combobox', { name: 'Tag' })).toBeNull();
  });
});
