// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guestAttempts } from '../src/registration/use-guest-registration.ts';
import { session } from './fixtures.ts';
import { clientOf, held, press, registered, showPanel } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

/** Ends a guest's booking, by the shortest way: a challenge that is approved. */
async function book(over: object = {}, details = session): Promise<HTMLElement> {
  const account = { email: 'ada@example.test', verification_sent: true };
  const result = { ...registered({ status: 'succeeded', client_secret: null, amount: '240.00' }), account };
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      confirmSandbox: () => ({ status: 'succeeded' }),
    },
    registrations: { confirmPayment: () => ({ ...result, ...over }) },
    sessions: { detail: () => details },
  });
  guestAttempts(session.public_id).write({ held });
  await showPanel();
  await press('Confirm payment');
  return screen.findByRole('dialog', { name: "You're in." });
}

it('the end of a guest’s booking takes the focus to its title and says what happened above it', async () => {
  const done = await book();
  const title = within(done).getByRole('heading', { level: 2, name: "You're in." });
  expect(document.activeElement).toBe(title);
  const status = within(done).getByRole('status');
  expect(status.textContent).toBe(`Welcome to the floor. You are registered for ${session.title}.`);
  expect(done.getAttribute('aria-describedby')).toBe(status.id);
});

it('says where, what is due when, what comes next and what to bring, and leads to the sign-in', async () => {
  const done = await book();
  expect(within(done).getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain(
    'google.com/maps',
  );
  expect(within(done).getByText('Paid today').parentElement?.textContent).toContain('$240');
  expect(within(done).getByText('We sent a link to ada@example.test.')).toBeDefined();
  const signIn = within(done).getByRole('link', { name: 'Sign In to your dashboard' });
  expect(signIn.getAttribute('href')).toMatch(/\/login\?next=%2Fdashboard#email=ada%40example\.test$/);
  for (const thing of session.what_to_bring) expect(await within(done).findByText(thing)).toBeDefined();
});

it('offers a file and three web calendars, with spaces as %20', async () => {
  const done = await book();
  const links = within(within(done).getByRole('region', { name: 'Put it in your calendar' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://api.test').hostname)).toEqual([
    expect.any(String),
    'calendar.google.com',
    'outlook.live.com',
    'outlook.office.com',
  ]);
  expect(links[0]?.getAttribute('href')).toContain(
    `/training/registrations/${held.registrationId}/calendar/`,
  );
  for (const link of links.slice(1)) expect(link.getAttribute('href')).not.toContain('+');
});

it('knows the session from the page when the response says nothing about it', async () => {
  const { registration } = registered(null);
  const bare = {
    ...registration,
    public_id: '',
    start_datetime: '',
    price: '0.00',
    payment_status: 'pending',
  };
  const done = await book({ registration: bare, account: undefined });
  expect(within(done).getByText(session.title, { selector: '.h4' })).toBeDefined();
  expect(within(done).queryByText('What is due when')).toBeNull();
  expect(within(done).queryByRole('link', { name: 'Apple, or a file' })).toBeNull();
});

it('shows every day of a course, and says what each calendar gets', async () => {
  const dayMs = 86_400_000;
  const start = Date.parse(session.start_datetime);
  const meetings = [0, 7, 14].map((days) => ({
    start_datetime: new Date(start + days * dayMs).toISOString(),
    end_datetime: new Date(start + days * dayMs + 5_400_000).toISOString(),
  }));
  const done = await book({}, { ...session, meetings });
  const days = await within(done).findByRole('list', { name: 'Your 3 dates' });
  const items = within(days).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(within(done).getByText('The file has all 3 dates, the web calendars get the first.')).toBeDefined();
});

it('links the coach to the coach’s page', async () => {
  const done = await book();
  const link = await within(done).findByRole('link', { name: session.coach_name });
  expect(new URL(link.getAttribute('href') ?? '').pathname).toMatch(/^\/coaches\/.+/);
});
