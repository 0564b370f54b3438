import fc from 'fast-check';
import type { Card } from './model.ts';

/**
 * An action or event. `who` is one of the members. An aimed step uses the same number to choose among the members to whom it
 * applies.
 */
export type Step =
  | { do: 'register'; who: number; aims: boolean; card: Card }
  | { do: 'guest'; card: 'good' | 'declined' }
  | { do: 'authenticate'; who: number; aims: boolean; approve: boolean }
  | { do: 'cancel' | 'join' | 'leave'; who: number; aims: boolean }
  | { do: 'pass'; minutes: number }
  | { do: 'capacity'; by: number }
  | { do: 'jobs' };

export const members = 5;
const who = fc.integer({ min: 0, max: members - 1 });
const aims = fc.integer({ min: 0, max: 3 }).map((draw) => draw > 0);
const card = fc.constantFrom<Card>('good', 'good', 'none', 'declined', 'asks', 'lost', 'plan');

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('register' as const), who, aims, card }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('guest' as const),
      card: fc.constantFrom('good' as const, 'declined' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('authenticate' as const),
      who,
      aims: fc.constant(true),
      approve: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cancel' as const), who, aims }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('join' as const), who, aims }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), who, aims }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      minutes: fc.constantFrom(5, 16, 12 * 60, 20 * 60, 5 * 24 * 60, 14 * 24 * 60),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('capacity' as const), by: fc.integer({ min: -1, max: 2 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
);

export const sequence = fc.record({
  max: fc.integer({ min: 1, max: 2 }),
  /** The cards with which the first people take all seats; the others join the waitlist. */
  first: fc.array(card, { minLength: 2, maxLength: 2 }),
  /** Hours before the start; some sequences begin within the last day. */
  hoursBefore: fc.constantFrom(20, 30, 24 * 10, 24 * 20),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;
