// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { session } from './fixtures.ts';
import { open, resetBetweenTests } from './member-page.tsx';

vi.mock('../src/visitor/portal-auth.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

resetBetweenTests();

it('shows a network error when the script with the waitlist calls cannot be loaded', async () => {
  open({ ...session, is_full: true, available_spots: 0, current_registrations: 16 });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Waitlist' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Join Waitlist' })).toBeDefined();
});
