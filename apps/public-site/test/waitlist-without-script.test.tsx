// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Frame } from '../src/page.ts';
import { JoinWaitlist } from '../src/waitlist/join-waitlist.tsx';
import { useWaitlist } from '../src/waitlist/use-waitlist.ts';

vi.mock('../src/waitlist/waitlist-calls.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const addresses = { siteUrl: 'http://site.test', portalUrl: 'http://portal.test', apiUrl: 'http://api.test' };
const rest = {
  here: '/',
  demo: true,
  showSamples: false,
  pictureOrigins: [],
  menu: [],
  now: '2026-03-02T15:00:00Z',
};
const frame: Frame = { ...addresses, ...rest };
const idle = { kind: 'idle' } as const;

function Line() {
  const waiting = useWaitlist({ sessionId: 'ses_1', frame, asks: true, mayJoin: true, direct: idle });
  return <JoinWaitlist waiting={waiting} frame={frame} />;
}

it('shows a network error when the script with the waitlist calls cannot be loaded', async () => {
  render(<Line />);
  fireEvent.click(await screen.findByRole('button', { name: 'Join Waitlist' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Join Waitlist' })).toBeDefined();
});
