// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { queryClient } from '../src/api/query-client.ts';
import { SessionSide } from '../src/routes/session/session-side.tsx';
import { officeSession } from './office-session.ts';

const { read, waiting } = vi.hoisted(() => ({ read: vi.fn(), waiting: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({
  client: { office: { rosters: { read }, waitlist: { list: waiting } } },
}));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));

const entry = (number: number, status = 'confirmed') => ({
  registration_id: `r${number}`,
  person_id: `p${number}`,
  name: `Skater ${number}`,
  status,
});

beforeEach(() => {
  queryClient.clear();
  read.mockReset();
});

function show(permissions: OfficeAccess['permissions'], over: Parameters<typeof officeSession>[0] = {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <AccessContext value={{ role: 'coach', permissions, refund_limit_cents: 0 }}>
        <SessionSide session={officeSession(over)} />
      </AccessContext>
    </QueryClientProvider>,
  );
}

it('names who is in, as links for those who may see people, and how many more there are', async () => {
  const people = Array.from({ length: 12 }, (_, index) => entry(index + 1));
  read.mockResolvedValue({ results: [...people, entry(13, 'cancelled')] });
  show(['roster.read', 'people.read']);
  const first = await screen.findByRole('link', { name: 'Skater 1' });
  expect(first.getAttribute('href')).toBe('/office/people/p1');
  expect(screen.getByText('and 2 more')).toBeTruthy();
  expect(screen.queryByText('Skater 13')).toBeNull();
});

it('names people without links to a coach, and asks for no roster without the right', async () => {
  read.mockResolvedValue({ results: [entry(1)] });
  show(['roster.read']);
  expect(await screen.findByText('Skater 1')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Skater 1' })).toBeNull();
});

it('says that nobody is in', async () => {
  read.mockResolvedValue({ results: [] });
  show(['roster.read']);
  expect(await screen.findByText('Nobody yet.')).toBeTruthy();
});

it('shows what visitors see, with a link to the page', () => {
  show([]);
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(
    'https://site.test/training/skate-well/skate/rhythm-roll?id=s1',
  );
});

it('shows no public card of a cancelled session', () => {
  show([], { status: 'cancelled' });
  expect(screen.queryByText('On the public site')).toBeNull();
});

const coming = { start_datetime: '2099-03-14T18:30:00-04:00' };

it('shows who waits to those who register people', async () => {
  waiting.mockResolvedValue({ results: [], next: null, count: 0 });
  show(['registrations.write'], coming);
  expect(await screen.findByText('Nobody waits.')).toBeTruthy();
});

it.each([
  ['without the right', [], coming],
  ['once the session has begun', ['registrations.write'], { start_datetime: '2020-03-14T18:30:00-04:00' }],
  ['of a cancelled session', ['registrations.write'], { ...coming, status: 'cancelled' as const }],
])('shows nobody who waits %s', (_when, permissions, over) => {
  show(permissions, over);
  expect(screen.queryByRole('heading', { name: 'Waitlist' })).toBeNull();
});
