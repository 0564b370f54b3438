import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityLabel, isFull, spotsLabel, spotsLeft } from '../src/index.ts';

describe('the label is Full, Almost Full at 2 or fewer spots, or Available', () => {
  test.each([
    [0, 'Full', '0 of 12 spots available'],
    [1, 'Almost Full', '1 of 12 spots available'],
    [2, 'Almost Full', '2 of 12 spots available'],
    [3, 'Available', '3 of 12 spots available'],
    [12, 'Available', '12 of 12 spots available'],
  ])('with %i spots left it is %s', (available_spots, label, text) => {
    const seats = { max_participants: 12, available_spots };
    expect(availabilityLabel(seats)).toBe(label);
    expect(spotsLabel(seats)).toBe(text);
  });

  test('an unlimited session that the server reports as full has no spots', () => {
    const seats = { max_participants: null, is_full: true };
    expect(availabilityLabel(seats)).toBe('Full');
    expect(spotsLabel(seats)).toBe('No spots available');
  });

  test('a session without max_participants is unlimited', () => {
    expect(availabilityLabel({ max_participants: null, available_spots: 0 })).toBe('Available');
    expect(spotsLabel({ max_participants: null })).toBe('Unlimited spots available');
    expect(spotsLeft({})).toBeNull();
  });

  test('spots are derived from the registrations when the server does not send them', () => {
    expect(spotsLeft({ max_participants: 12, current_registrations: 10 })).toBe(2);
    expect(spotsLeft({ max_participants: 12 })).toBe(12);
  });

  test('more registrations than seats leave zero spots, not a negative number', () => {
    expect(spotsLabel({ max_participants: 12, current_registrations: 14 })).toBe('0 of 12 spots available');
  });

  test('a session that the server reports as full is full', () => {
    const seats = { max_participants: 12, available_spots: 3, is_full: true };
    expect(availabilityLabel(seats)).toBe('Full');
    expect(spotsLabel(seats)).toBe('0 of 12 spots available');
  });
});

test('label, fullness and spots never contradict each other', () => {
  const seats = fc.record(
    {
      max_participants: fc.option(fc.nat(30)),
      available_spots: fc.option(fc.integer({ min: -5, max: 30 })),
      current_registrations: fc.nat(40),
      is_full: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(seats, (some) => {
      expect(availabilityLabel(some) === 'Full').toBe(isFull(some));
      expect(spotsLeft(some) === 0 && !isFull(some)).toBe(false);
      expect(spotsLabel(some)).not.toMatch(/-|NaN|null|undefined/);
    }),
  );
});
