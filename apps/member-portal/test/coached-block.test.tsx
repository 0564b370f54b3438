// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CoachedBlock } from '../src/routes/dashboard/coached-block.tsx';

const session = {
  public_id: 's1',
  title: 'Rhythm Roll',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  location: 'Eastside Rink',
  people_count: 12,
  max_participants: 20,
};

it('names the next session of a coach, and links to its roster in the office', () => {
  const { rerender } = render(<CoachedBlock session={session} />);
  screen.getByRole('region', { name: 'You coach next' });
  screen.getByText('6:30 PM – 8:00 PM, Eastside Rink, 12 of 20 registered');
  const { pathname, search } = new URL(
    screen.getByRole('link', { name: 'Open the roster of Rhythm Roll' }).getAttribute('href')!,
    'http://portal.test',
  );
  expect(pathname).toBe('/office/sessions/s1/roster');
  expect(new URLSearchParams(search).get('meeting')).toBe(session.start_datetime);
  rerender(<CoachedBlock session={{ ...session, location: '', max_participants: null }} />);
  screen.getByText('6:30 PM – 8:00 PM, 12 registered');
});
