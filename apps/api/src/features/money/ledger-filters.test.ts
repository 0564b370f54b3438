import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../../test/booking.ts';
import { moneyStudio, owing, paidByCard, paidInCash, saveCard } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly status: string;
  readonly amount: string;
  readonly actor_id: string | null;
}

async function ledger(query: string, who = studio.owner) {
  const { body, status } = await studio.money.call('GET', `/office/payments/?${query}`, who);
  expect(status).toBe(200);
  return body as unknown as { readonly results: readonly Row[]; readonly sum: string };
}

const added = (rows: readonly Row[]) =>
  rows.reduce((sum, { kind, amount }) => sum + Number(amount) * (kind === 'refund' ? -1 : 1), 0).toFixed(2);

describe('the sum of the ledger', () => {
  it('is the money of all pages that moved, refunds taken off', async () => {
    const { server, money } = studio;
    const { paymentId } = await paidInCash(server);
    await paidByCard(server);
    await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'Ill.' });
    await money.refund(paymentId, { amount: '5.00', destination: 'credit', reason: 'Ill.' });
    await money.take((await owing(server)).id, { method: 'complimentary', reason: 'A guest.' }, studio.owner);
    const declined = await owing(server);
    await saveCard(server, declined, cards.declined);
    await money.take(declined.id, { method: 'card' });
    const { results, sum } = await ledger('limit=100');
    const moved = results.filter(
      ({ status, method }) => status === 'succeeded' && ['card', 'cash'].includes(method),
    );
    expect(sum).toBe(added(moved));
    expect((await ledger('limit=1')).sum).toBe(sum);
    for (const filter of [
      'method=complimentary',
      'method=credit',
      'method=cash&kind=refund',
      'status=failed',
    ]) {
      const shown = await ledger(filter);
      expect([filter, shown.results.length > 0, shown.sum]).toEqual([filter, true, added(shown.results)]);
    }
    expect((await ledger('figure=failed')).sum).toBe((await ledger('status=failed')).sum);
  });
});

describe('the filter by who did it', () => {
  it('has exactly the entries of that person', async () => {
    const { server, money, owner } = studio;
    const other = await aTeamMember(server, 'manager');
    const { id } = await owing(server);
    await money.take(id, { method: 'cash' }, other);
    const { results, sum } = await ledger(`actor=${other.id}`);
    expect([results.map(({ actor_id: actor }) => actor), sum]).toEqual([[other.id], '75.00']);
    expect(
      (await ledger(`actor=${owner.id}`)).results.every(({ actor_id: actor }) => actor === owner.id),
    ).toBe(true);
  });

  it('is refused to the front desk, naming who may', async () => {
    const { money, desk } = studio;
    const { status, body } = await money.call('GET', `/office/payments/?actor=${desk.id}`, desk);
    expect([status, body['permission'], body['who_may']]).toEqual([
      403,
      'payments.all',
      ['owner', 'manager'],
    ]);
  });
});

describe('the page of a payment', () => {
  it('has what was given back of it, in order', async () => {
    const { server, money, owner } = studio;
    const { paymentId } = await paidInCash(server);
    await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'One Sunday missed.' });
    server.clock.pass(60);
    await money.refund(paymentId, { amount: '10.00', destination: 'credit', reason: 'Skates broke.' });
    const { body } = await money.call('GET', `/office/payments/${paymentId}/`, owner);
    const [listed] = (await ledger(`search=&registration=${String(body['registration_id'])}`)).results.filter(
      ({ id }) => id === paymentId,
    );
    expect(body).toMatchObject({ ...listed, left: '35.00', closing_id: null, payout_id: null });
    const refunds = body['refunds'] as Record<string, string>[];
    expect(refunds.map(({ amount, destination, reason }) => [amount, destination, reason])).toEqual([
      ['30.00', 'cash', 'One Sunday missed.'],
      ['10.00', 'credit', 'Skates broke.'],
    ]);
  });

  it('names the charge at the provider', async () => {
    const { server, money, desk } = studio;
    const { paymentId } = await paidByCard(server);
    const { body } = await money.call('GET', `/office/payments/${paymentId}/`, desk);
    expect(body['provider_ref']).toMatch(/\w/);
  });

  it('is not there for an id that nobody paid', async () => {
    expect((await studio.money.call('GET', '/office/payments/nothing/', studio.owner)).status).toBe(404);
  });
});
