import { describe, expect, it } from 'vitest';
import { alternatives, registrationOpen } from '../src/index.ts';

const now = '2026-03-02T15:00:00Z';
const session = (public_id: string, start_datetime: string) => ({
  public_id,
  start_datetime,
  max_participants: 16,
  current_registrations: 3,
  available_spots: 13,
  is_full: false,
  status: 'scheduled' as const,
  registration_open: true,
});

describe('a session without a readable date', () => {
  it.each([true, false])('is open for registration when the server says so (%s)', (registration_open) => {
    expect(registrationOpen({ ...session('ses_1', ''), registration_open }, now)).toBe(registration_open);
  });

  it('is never an alternative and has no alternatives', () => {
    const dated = session('ses_2', '2026-03-14T18:30:00-04:00');
    const dateless = session('ses_3', 'soon');
    expect(alternatives(dated, [dateless], { now })).toEqual([]);
    expect(alternatives(dateless, [dated], { now })).toEqual([]);
  });
});
