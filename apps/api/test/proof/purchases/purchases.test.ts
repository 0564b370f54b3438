import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../src/features/payments/port/provider.ts';
import { amount, report, timeFor } from '../amounts.ts';
import { aftermathCounts, planCounts, thinCells, total } from './coverage.ts';
import { perform, type History } from './perform.ts';
import { goods, impossibleCells, plansOf, type Good, type Plan } from './plan.ts';
import { firstDifference, readRecorded, record } from './recording.ts';
import { openPurchaseStudio, type Provider, type PurchaseStudio } from './studio.ts';

/**
 * What buying a good does, recorded before one engine replaces the four purchases: the requests to the provider with their keys, the
 * rows of the ledger and of the good, the emails, and the response of every call. `recorded` has each history as a text, in which
 * ids and instants have stable names. `npm run proof -- purchases` plays all of them again and shows the first line that differs;
 * `npm run proof -- purchases record` writes them again. Every test run plays a few.
 *
 * `plan.ts` says which histories there are. Impossible, beside what only some ways to pay exclude (`impossible`):
 * - a card that asks while nobody is there, for a pass, a gift card, a membership and a change of plan: the buyer is there;
 * - a card that asks and then succeeds, fails, is abandoned, replaced or late, for a sale at the desk: the buyer is not there;
 * - a payment with studio credit: it buys no good, and only a refund goes there.
 */
const isRecording = process.env['PROOF_RECORD'] === '1';

let studio: PurchaseStudio | undefined;
afterEach(async () => {
  await studio?.close();
  studio = undefined;
});

const all = total(plansOf);
const played = amount(40, all);

/** As many of the plans as this run plays, from the whole list. */
function chosen(plans: readonly Plan[]): Plan[] {
  const upTo = (index: number) => Math.floor((index * played) / all);
  return plans.filter((_plan, index) => upTo(index + 1) > upTo(index));
}

async function play(
  plans: readonly Plan[],
  wrap?: (provider: Provider) => PaymentProvider,
): Promise<History[]> {
  studio = await openPurchaseStudio(wrap);
  const histories: History[] = [];
  for (const plan of plans) histories.push(await perform(studio, plan));
  return histories;
}

async function differences(good: Good, histories: readonly History[]): Promise<string[]> {
  const recorded = await readRecorded(good);
  return histories.flatMap((history) => firstDifference(recorded.get(history.plan.number), history) ?? []);
}

describe.each(goods)('%s', (good) => {
  const plans = plansOf(good);

  it('has at least three histories of every outcome that is possible', () => {
    const counts = planCounts(good, plans);
    report(`${good} histories`, { all: plans.length, ...counts.method });
    report(`${good} outcomes`, counts.outcome);
    report(`${good} sent again`, counts.retry);
    expect([...thinCells(good, counts.outcome), ...thinCells(good, counts.method)]).toEqual([]);
  });

  it(
    'is bought, paid and given back as it was recorded',
    { timeout: timeFor(plans.length, 6_000) },
    async () => {
      const histories = await play(chosen(plans));
      const isWhole = histories.length === plans.length;
      const counts = aftermathCounts(histories);
      report(`${good} aftermaths`, counts);
      expect(isWhole ? thinCells(good, counts) : []).toEqual([]);
      if (isRecording && isWhole) await record(good, histories);
      const found = await differences(good, histories);
      expect(found.slice(0, 3).join('\n\n')).toBe('');
    },
  );
});

it('names a reason for every outcome that no history has', () => {
  for (const line of impossibleCells()) report('impossible', { [line]: '' });
  expect(impossibleCells()).toHaveLength(9);
});

describe('the comparison fails (positive control)', () => {
  const fully = plansOf('pass')
    .filter(({ outcome, aftermath }) => outcome === 'paid' && aftermath === 'refund-full')
    .slice(0, 1);

  it('when a refund is one cent less', async () => {
    const histories = await play(fully, (provider) => ({
      ...provider,
      refund: (request) => provider.refund({ ...request, cents: request.cents - 1 }),
    }));
    expect((await differences('pass', histories)).join()).toMatch(
      /recorded: .*amount=15000 [^]*now: .*amount=14999 /,
    );
  });

  it('when a charge has another idempotency key', async () => {
    const histories = await play(fully, (provider) => ({
      ...provider,
      charge: (request) => provider.charge({ ...request, key: `${request.key}_2` }),
    }));
    expect((await differences('pass', histories)).join()).toMatch(
      /recorded: .*\[charge_payment-\d\][^]*now: .*\[charge_payment-\d_2\]/,
    );
  });
});
