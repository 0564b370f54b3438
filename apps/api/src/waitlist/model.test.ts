import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../test/line/model.ts';
import { lineWorld, proveLine } from '../../test/line/prove.ts';
import { runSequence, type World } from '../../test/line/run.ts';
import type { Sequence } from '../../test/line/steps.ts';

let world: World;
beforeAll(async () => {
  world = await lineWorld();
});
afterAll(() => world?.server.close());

/** Believes that a freed place is nobody's. */
class Careless extends Model {
  override passOn(): void {}
}

/** Believes that who was told within the quarter hour is spared the letter of every place. */
class Quiet extends Model {
  protected override tell(): void {
    super.tell(false);
  }
}

/** Believes that who leaves while their card asks is back in line when the hold ends. */
class Clinging extends Model {
  protected override leaveBehindHold(): string {
    return 'left';
  }
}

describe('whatever people do, in whatever order', () => {
  // The long form, 2,000 sequences, is `pnpm --filter @detroit-well/api run proof`.
  it(
    'places held, confirmed and offered never exceed the maximum, the line moves in order and is told, and the money is what is owed',
    { timeout: 240_000 },
    async () => {
      await expect(proveLine(world, 100)).resolves.toBeUndefined();
    },
  );

  it(
    'shows at once that a line which never moves is another: this test can fail',
    { timeout: 120_000 },
    async () => {
      await expect(proveLine(world, 10, Careless, true)).rejects.toThrow('Property failed');
    },
  );

  it('shows that a line which keeps places quiet is another: this test can fail', async () => {
    // Somebody takes the place that all were told of, and gives it back five minutes later.
    const soonAgain: Sequence = {
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
    await expect(runSequence(world, soonAgain)).resolves.toBeUndefined();
    await expect(runSequence(world, soonAgain, Quiet)).rejects.toThrow('step 9');
  });

  it('shows that a line which takes back who left it is another: this test can fail', async () => {
    // Somebody accepts, their card asks, and they leave the line before they answer: the question runs out.
    const leftMeanwhile: Sequence = {
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
    await expect(runSequence(world, leftMeanwhile)).resolves.toBeUndefined();
    await expect(runSequence(world, leftMeanwhile, Clinging)).rejects.toThrow('step 10');
  });
});
