import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../../../test/waitlist-model/model.ts';
import { modelFixture, checkSequences } from '../../../../test/waitlist-model/check-sequences.ts';
import { runSequence, type ModelFixture } from '../../../../test/waitlist-model/run-sequence.ts';
import type { Sequence } from '../../../../test/waitlist-model/steps.ts';

let fixture: ModelFixture;
beforeAll(async () => {
  fixture = await modelFixture();
});
afterAll(() => fixture?.server.close());

/** A model that assumes a released seat is never offered. */
class NeverOffers extends Model {
  override offerSeats(): void {}
}

/** A model that assumes a member is notified at most once in 15 minutes, whatever the number of seats. */
class NotifiesRarely extends Model {
  protected override notifyWaiting(): void {
    super.notifyWaiting(false);
  }
}

/** A model that assumes a member who leaves during payment authentication waits again when the hold expires. */
class RestoresLeftEntries extends Model {
  protected override leaveBehindHold(): string {
    return 'left';
  }
}

describe('any sequence of actions on a waitlist', () => {
  // `pnpm --filter @detroit-well/api run proof` runs the long form with 2,000 sequences.
  it(
    'keeps seats within capacity, offers in order, notifies waiting members and refunds what is owed',
    { timeout: 600_000 },
    async () => {
      await expect(checkSequences(fixture, 100)).resolves.toBeUndefined();
    },
  );

  it(
    'differs from a model that never offers a released seat (positive control)',
    { timeout: 300_000 },
    async () => {
      await expect(checkSequences(fixture, 10, NeverOffers, true)).rejects.toThrow('Property failed');
    },
  );

  it('differs from a model that skips notifications within 15 minutes (positive control)', async () => {
    // A member takes the seat of which all were notified, and releases it five minutes later.
    const releasedAgainSoon: Sequence = {
      max: 1,
      first: ['none', 'none'],
      hoursBefore: 20,
      steps: [
        { do: 'cancel', who: 0, aims: false },
        { do: 'register', who: 1, aims: false, card: 'none' },
        { do: 'pass', minutes: 5 },
        { do: 'cancel', who: 1, aims: false },
      ],
    };
    await expect(runSequence(fixture, releasedAgainSoon)).resolves.toBeUndefined();
    await expect(runSequence(fixture, releasedAgainSoon, NotifiesRarely)).rejects.toThrow('step 9');
  });

  it('differs from a model that restores a left entry (positive control)', async () => {
    // A member accepts, the card requires authentication, the member leaves the waitlist, and the hold expires.
    const leftDuringAuthentication: Sequence = {
      max: 1,
      first: ['none', 'none'],
      hoursBefore: 24 * 10,
      steps: [
        { do: 'cancel', who: 0, aims: false },
        { do: 'register', who: 1, aims: false, card: 'asks' },
        { do: 'leave', who: 1, aims: false },
        { do: 'pass', minutes: 16 },
        { do: 'jobs' },
      ],
    };
    await expect(runSequence(fixture, leftDuringAuthentication)).resolves.toBeUndefined();
    await expect(runSequence(fixture, leftDuringAuthentication, RestoresLeftEntries)).rejects.toThrow(
      'step 10',
    );
  });
});
