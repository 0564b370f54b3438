import { describe, expect, it } from 'vitest';
import { waitlistPosition, waitlistTurn } from '../src/waitlist/waitlist-messages.ts';

describe('the position on a waitlist', () => {
  const entry = { status: 'waiting', position: 1, offer_expires_at: null } as const;

  it.each([
    ['As soon as a spot is open', 'Your turn comes as soon as a spot is open.'],
    ['After 2 people before you', 'Your turn comes after 2 people before you.'],
    ['You are next.', 'You are next.'],
    ['', ''],
  ])('turns the estimate "%s" into a sentence', (estimated_wait_time, message) => {
    expect(waitlistTurn({ ...entry, estimated_wait_time })).toBe(message);
  });

  it.each([
    [3, 'You are number 3 on the waitlist.'],
    [0, 'You are on the waitlist.'],
  ])('describes position %i', (position, message) => {
    expect(waitlistPosition({ ...entry, position })).toBe(message);
  });

  it('says until when an offered spot is held, with the time zone', () => {
    const offered = {
      status: 'offered',
      position: 0,
      offer_expires_at: '2026-11-21T09:00:00-05:00',
      estimated_wait_time: 'Your spot is held',
    } as const;
    expect(waitlistPosition(offered)).toBe(
      'A spot is held for you until Saturday, November 21, 2026, 9:00 AM EST.',
    );
    expect(waitlistTurn(offered)).toBe('');
  });
});
