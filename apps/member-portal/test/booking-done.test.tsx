// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  availability,
  callbacks,
  click,
  dialog,
  press,
  registrationTests,
  server,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
registrationTests();

const registration = {
  public_id: 'r1',
  session_id: 's1',
  session_title: 'Rhythm & Glide',
  start_datetime: '2026-03-14T18:30:00-04:00',
  status: 'confirmed',
  payment_status: 'pending',
  payment_plan: 'full',
  price: '75.00',
  rate: 'public',
  covered_by: 'none',
  instalments: [{ due_on: '2026-03-09', amount: '75.00', status: 'due' }],
  created_at: '2026-03-02T12:00:00Z',
  hold_expires_at: null,
};

/** Reserves a seat and opens the end of the booking. */
async function reserve(over: object = {}): Promise<HTMLElement> {
  server({
    'GET /training/sessions/s1/availability/': () => availability(),
    'POST /training/registrations/register/': () => ({
      status: 201,
      data: { registration: { ...registration, ...over }, payment: null, message: '' },
    }),
  });
  press();
  await dialog('Complete Registration');
  await screen.findByLabelText('Card number');
  fireEvent.click(screen.getByRole('radio', { name: /^Reserve now, pay by / }));
  click('Reserve my spot');
  return screen.findByRole('dialog', { name: "You're in." });
}

it('a member who reserved a seat sees when it is due, and pays from the one signal button', async () => {
  const done = await reserve();
  expect(within(done).getByRole('status').textContent).toBe(
    'Your spot is held. Rhythm & Glide is confirmed.',
  );
  expect(document.activeElement).toBe(within(done).getByRole('heading', { name: "You're in." }));
  expect(within(done).getByText('Due Monday, March 9, 2026').parentElement?.textContent).toContain('$75');
  const pay = within(done).getByRole('link', { name: 'Pay $75 now' });
  expect(pay.getAttribute('href')).toBe('/dashboard/session/s1?pay=1');
  expect(callbacks.onDone).toHaveBeenCalledTimes(1);
});

it('a member who has paid is led to the session', async () => {
  const done = await reserve({
    payment_status: 'paid',
    instalments: [{ due_on: '2026-03-02', amount: '75.00', status: 'paid' }],
  });
  expect(within(done).getByRole('status').textContent).toMatch(/^Paid\. /);
  const link = within(done).getByRole('link', { name: 'See your session' });
  expect(new URL(link.getAttribute('href') ?? '', location.href).pathname).toBe('/dashboard/session/s1');
});

it('closing the end of a booking returns to the page, which then confirms it', async () => {
  const done = await reserve();
  expect(callbacks.onLeave).not.toHaveBeenCalled();
  fireEvent.click(within(done).getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(callbacks.onLeave).toHaveBeenCalledTimes(1));
});
