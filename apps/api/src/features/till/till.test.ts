import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cards } from '../../../test/booking.ts';
import { moneyStudio, openRefund, owing, saveCard } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

interface Till {
  readonly since: string;
  readonly entries: number;
  readonly expected_cash: string;
  readonly results: readonly {
    readonly method: string;
    readonly actor: { readonly id: string } | null;
    readonly entries: number;
    readonly taken: string;
    readonly given_back: string;
  }[];
}

const till = async (who = studio.desk) =>
  (await studio.money.call('GET', '/office/till/', who)).body as unknown as Till;

const close = (since: string, counted_cash: string, who = studio.desk, note?: string) =>
  studio.money.call('POST', '/office/till/close/', who, { since, counted_cash, ...(note && { note }) });

/** The rows of the ledger behind a till. */
async function rowsOf(id: string, query = '', who = studio.owner) {
  const path = `/office/payments/?till=${id}&limit=100${query}`;
  const { body } = await studio.money.call('GET', path, who);
  return body as unknown as {
    results: { id: string; amount: string; kind: string; actor_id: string | null }[];
    sum: string;
  };
}

/** Takes cash for a new registration of $75. */
async function cash(amount = '75.00', who = studio.desk): Promise<string> {
  const { id } = await owing(studio.server);
  const { status, body } = await studio.money.take(id, { method: 'cash', amount }, who);
  expect(status).toBe(201);
  return String(body['id']);
}

beforeEach(async () => {
  studio.server.clock.pass(1);
  await close((await till()).since, '0.00');
});

it('expects the cash that was taken less what was given back, and begins again after a closing', async () => {
  const { money, owner, desk, server } = studio;
  const paid = await cash();
  await cash('30.00', owner);
  await money.refund(paid, { amount: '10.00', destination: 'cash', reason: 'Ill.' });
  const before = await till();
  expect(before.expected_cash).toBe('95.00');
  const closed = await close(before.since, '90.00', desk, 'Too much change.');
  expect(closed.status).toBe(201);
  expect(closed.body).toMatchObject({
    since: before.since,
    expected_cash: '95.00',
    counted_cash: '90.00',
    difference: '-5.00',
    cash_taken: '105.00',
    cash_given_back: '10.00',
    entries: 3,
    note: 'Too much change.',
    closed_by: { id: desk.id },
  });
  const after = await till();
  expect(after).toMatchObject({ expected_cash: '0.00', entries: 0, results: [] });
  expect(after.since).toBe(closed.body['closed_at']);
  // The clock stands still: what comes in the same moment is in the new till.
  await cash();
  expect((await till()).expected_cash).toBe('75.00');
  expect(Date.parse(String(closed.body['closed_at']))).toBeGreaterThanOrEqual(server.clock.now().getTime());
});

it('keeps methods and people apart, and each row opens exactly its entries', async () => {
  const { money, owner, desk, server } = studio;
  const paid = await cash();
  await cash('20.00', owner);
  await money.refund(paid, { amount: '15.00', destination: 'cash', reason: 'Ill.' });
  await money.refund(paid, { amount: '5.00', destination: 'credit', reason: 'Ill.' });
  const byCard = await owing(server);
  await saveCard(server, byCard);
  await money.take(byCard.id, { method: 'card' });
  const declined = await owing(server);
  await saveCard(server, declined, cards.declined);
  await money.take(declined.id, { method: 'card' });
  await money.take((await owing(server)).id, { method: 'complimentary', reason: 'A guest.' }, owner);
  const { results, entries } = await till();
  const shown = results.map((row) => [
    row.method,
    row.actor?.id === owner.id ? 'owner' : row.actor?.id === desk.id ? 'desk' : row.actor,
    row.entries,
    row.taken,
    row.given_back,
  ]);
  expect(shown.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual([
    ['card', 'desk', 1, '75.00', '0.00'],
    ['cash', 'desk', 1, '75.00', '0.00'],
    ['cash', 'owner', 2, '20.00', '15.00'],
    ['complimentary', 'owner', 1, '0.00', '0.00'],
    ['credit', 'owner', 1, '0.00', '5.00'],
  ]);
  expect(entries).toBe(6);
  for (const { method, actor, ...row } of results) {
    const behind = await rowsOf('open', `&method=${method}&actor=${actor?.id}`);
    expect(behind.results).toHaveLength(row.entries);
    // What is complimentary is no money.
    const net = Number(row.taken) - Number(row.given_back);
    expect(method === 'complimentary' ? 0 : Number(behind.sum)).toBeCloseTo(net);
  }
});

it('counts an open refund when the desk hands it out, not when it was owed', async () => {
  const { money, owner, server } = studio;
  const refund = await openRefund(server);
  const before = await till();
  expect(before.expected_cash).toBe('75.00');
  await close(before.since, '75.00');
  expect(
    (await money.call('POST', `/office/payments/${refund}/settle/`, owner, { destination: 'cash' })).status,
  ).toBe(200);
  expect((await till()).expected_cash).toBe('-75.00');
});

it('answers a second closing of the same till with the first one, and stores nothing', async () => {
  const { owner } = studio;
  await cash();
  const { since } = await till();
  const first = await close(since, '75.00');
  const second = await close(since, '70.00', owner, 'Mine.');
  expect([second.status, second.body['code']]).toEqual([409, 'till_closed']);
  expect(second.body['closing']).toEqual(first.body);
  expect((await till()).since).toBe(first.body['closed_at']);
});

it('opens exactly what a closing counted, whatever comes later', async () => {
  const { desk, owner, money } = studio;
  const [first, second] = [await cash(), await cash('25.00')];
  const { body } = await close((await till()).since, '100.00');
  const later = await cash('40.00');
  await money.refund(first, { amount: '5.00', destination: 'cash', reason: 'Ill.' });
  const counted = await rowsOf(String(body['id']), '', desk);
  expect(counted.results.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(counted.sum).toBe('100.00');
  expect((await rowsOf('open', '', desk)).results.map(({ id }) => id)).toContain(later);
  const page = await money.call('GET', `/office/payments/${first}/`, owner);
  expect(page.body['closing_id']).toBe(body['id']);
});

it.each([
  ['counted_cash', { counted_cash: '-1.00' }],
  ['counted_cash', { counted_cash: 'ten' }],
  ['since', { since: 'yesterday' }],
  ['note', { note: 'x'.repeat(301) }],
])('says at %s why it is refused', async (field, over) => {
  const { since } = await till();
  const body = { since, counted_cash: '0.00', ...over };
  const refused = await studio.money.call('POST', '/office/till/close/', studio.desk, body);
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
  expect((await till()).since).toBe(since);
});

it('shows the front desk its own closings, and a manager all of them', async () => {
  const { server, money, desk, owner } = studio;
  const other = await aTeamMember(server, 'front_desk', 0);
  const mine = await close((await till()).since, '1.00');
  const theirs = await close((await till()).since, '2.00', other);
  const ids = async (who = desk) =>
    (
      (await money.call('GET', '/office/till/closings/?limit=100', who)).body['results'] as { id: string }[]
    ).map(({ id }) => id);
  const [own, all] = [await ids(), await ids(owner)];
  expect(own).toContain(mine.body['id']);
  expect(own).not.toContain(theirs.body['id']);
  expect(all).toEqual(expect.arrayContaining([mine.body['id'], theirs.body['id']]));
  expect(all).not.toContain('start');
  const page = (id: unknown, who = desk) => money.call('GET', `/office/till/closings/${String(id)}/`, who);
  expect((await page(mine.body['id'])).body).toEqual(mine.body);
  expect((await page(theirs.body['id'])).status).toBe(404);
  expect((await page(theirs.body['id'], owner)).status).toBe(200);
  expect((await page('start', owner)).status).toBe(404);
});

it('adds up to every payment, however they and the closings alternate', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('cash' as const), cents: fc.integer({ min: 1, max: 7500 }) }),
    fc.constant({ kind: 'close' as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const begun = await till();
      let closed = 0;
      let taken = Math.round(Number(begun.expected_cash) * 100);
      for (const one of steps) {
        if (one.kind === 'cash') {
          await cash((one.cents / 100).toFixed(2));
          taken += one.cents;
        } else {
          const { body } = await close((await till()).since, '0.00');
          closed += Math.round(Number(body['expected_cash']) * 100);
        }
      }
      expect(closed + Math.round(Number((await till()).expected_cash) * 100)).toBe(taken);
    }),
    { numRuns: 5 },
  );
});
