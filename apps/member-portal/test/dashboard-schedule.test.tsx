// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { RegisterBlock } from '../src/routes/dashboard/register-block.tsx';
import { other } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'http://api.test/api/v2', publicSiteUrl: 'http://site.test' }),
}));

const level = {
  name: 'difficulty',
  without: 2,
  options: [{ value: 'beginner', label: 'Beginner', count: 1 }],
};
const facets = { count: 0, total: 2, first_day: null, last_day: null, days: [], facets: [level] };
const waited = { ...other, public_id: 's9' };
const entry = { public_id: 'w1', session_id: 's9', status: 'waiting', position: 3, session: waited };
const listCall = '/training/sessions/upcoming/';

/** The queries of the list's calls. */
let asked: string[] = [];
/** The sessions by the query of the call; an absent one fails. */
let lists: Record<string, readonly unknown[] | undefined> = {};

beforeEach(() => {
  cleanup();
  asked = [];
  lists = {};
  history.replaceState(null, '', '/dashboard');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  serveBy((request) => {
    const [path, query = ''] = request.path.split('?');
    if (path !== listCall) {
      const data = path?.endsWith('/facets/') ? facets : { count: 1, sms_available: true, results: [entry] };
      return Promise.resolve({ status: 200, header: () => undefined, data });
    }
    asked.push(query);
    const found = lists[query];
    return Promise.resolve(
      found
        ? { status: 200, header: () => undefined, data: { upcoming_sessions: found } }
        : { status: 404, header: () => undefined, data: {} },
    );
  });
});

function open(address = '/dashboard') {
  history.replaceState(null, '', address);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  render(
    <QueryClientProvider client={queries}>
      <RegisterBlock
        now={new Date('2026-03-02T12:00:00Z')}
        isMember={false}
        mayRegister
        onFlash={() => undefined}
      />
    </QueryClientProvider>,
  );
}
const row = () => screen.findByRole('heading', { level: 3, name: other.title }, { timeout: 20_000 });

it('the list without filters is the call that the document has already started', async () => {
  lists[''] = [other];
  open();
  await row();
  expect(asked).toEqual(['']);
});

it('a day of the strip starts the list there, and Back restores it', async () => {
  lists[''] = [other];
  lists['start_date=2026-03-05'] = [{ ...other, public_id: 's5', title: 'Later' }];
  open();
  await row();
  fireEvent.click(screen.getByRole('link', { name: /^Thursday, March 5/ }));
  await screen.findByRole('heading', { level: 3, name: 'Later' }, { timeout: 20_000 });
  expect(location.search).toBe('?from=2026-03-05');
  expect(screen.getByText(/The next session is on Sunday, March 15\./)).toBeDefined();
  history.back();
  await row();
  await vi.waitFor(() => expect(location.search).toBe(''));
});

it('filters in the address narrow the list, and when nothing matches it says which one to drop', async () => {
  lists['difficulty=beginner'] = [];
  lists[''] = [other];
  open('/dashboard?level=beginner');
  await screen.findByRole('heading', { name: 'No Sessions Available' }, { timeout: 20_000 });
  fireEvent.click(screen.getByRole('link', { name: /^Drop Beginner/ }));
  await row();
  await vi.waitFor(() => expect(location.search).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Schedule' }));
});

it('a choice and its way back, before the page has followed, leave the list and the address as they were', async () => {
  lists[''] = [other];
  lists['difficulty=beginner'] = [];
  open();
  await row();
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const beginner = await screen.findByRole('radio', { name: /^Beginner/ }, { timeout: 20_000 });
  act(() => {
    beginner.click();
    screen.getByRole('radio', { name: /^Any level/ }).click();
  });
  await vi.waitFor(() => expect(location.search).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Any level/ }).checked).toBe(true);
  await row();
});

it('says which filter of the address was not used', async () => {
  lists[''] = [other];
  lists['difficulty=wizard'] = [];
  open('/dashboard?level=wizard&time=noon');
  expect(await screen.findByText(/is called “noon” or “wizard”\./, {}, { timeout: 20_000 })).toBeDefined();
});

it('the rows of the previous filters go when a load with new ones has failed', async () => {
  lists[''] = [other];
  open();
  await row();
  fireEvent.click(screen.getByRole('link', { name: /^Thursday, March 5/ }));
  await screen.findByRole('button', { name: 'Try Again' }, { timeout: 20_000 });
  expect(screen.queryByRole('heading', { level: 3, name: other.title })).toBeNull();
  // The way back stays on the page.
  fireEvent.click(screen.getByRole('link', { name: /^Monday, March 2/ }));
  await row();
});

it('a row says what its price buys, and the place of the member on the waitlist', async () => {
  const start = '2026-03-21T18:30:00-04:00';
  const meetings = [...other.meetings, { start_datetime: start, end_datetime: start }];
  lists[''] = [{ ...waited, meetings }];
  open();
  const place = await screen.findByRole('link', { name: 'Waitlist, place 3' }, { timeout: 20_000 });
  expect(place.getAttribute('href')).toBe('/dashboard/waitlist?session=s9');
  expect(screen.getByText('2 dates, Mar 15 to Mar 21')).toBeDefined();
  expect(screen.getByText(', $37.50 a night')).toBeDefined();
});
