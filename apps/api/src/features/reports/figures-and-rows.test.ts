import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@detroit-well/config/studio-time';
import { moneyStudio, owing, paidByCard, paidInCash, personWithCredit } from '../../../test/money.ts';
import { aBoughtMembership } from '../../../test/office/desk-cases.ts';
import { aSentGiftCard } from '../../../test/office/money-cases.ts';
import { aPack } from '../../../test/office/plan-cases.ts';
import { aMember } from '../../../test/booking.ts';
import { hashOfCode, newCode } from '../gift-cards/code.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { passUses } from '../../platform/database/schema/passes.ts';
import { plans, planVersions } from '../../platform/database/schema/plans.ts';
import { randomUUID } from 'node:crypto';

const today = '2026-03-02';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

type Row = Readonly<Record<string, string | number | null>>;

async function get(path: string, who = studio.owner) {
  const { status, body } = await studio.money.call('GET', `/office/${path}`, who);
  expect([path, status]).toEqual([path, 200]);
  return body as Readonly<Record<string, unknown>>;
}
const rows = async (path: string) => (await get(path))['results'] as Row[];
const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
const sumOf = (entries: readonly Row[], name: string) =>
  entries.reduce((sum, entry) => sum + cents(entry[name]), 0);

describe('what is owed', () => {
  it('is exactly its rows: credit, gift cards that were not redeemed, and credits of passes', async () => {
    const { server, money, owner } = studio;
    await personWithCredit(server, 5000);
    await personWithCredit(server, 1250);
    await aSentGiftCard(server);
    await aSentGiftCard(server, { status: 'paid', sentAt: null, codeHash: null });
    const code = newCode();
    await aSentGiftCard(server, { codeHash: hashOfCode(code) });
    const { token } = await aMember(server);
    await server.call('POST', '/gift-cards/redeem/', { token, body: { code } });
    const buyer = await aMember(server);
    const plan_id = await aPack(server.database);
    const sold = await money.call('POST', `/office/people/${buyer.id}/passes/`, owner, {
      plan_id,
      method: 'cash',
    });
    expect(sold.status).toBe(201);
    const { id: registrationId } = await owing(server);
    const passId = String(sold.body['pass_id']);
    await server.database.db
      .insert(passUses)
      .values({ passId, number: 1, registrationId, usedAt: server.clock.now() });

    const all = (await get('reports/liabilities/')) as Record<string, Row>;
    for (const [figure, of] of [
      ['credit', 'credit'],
      ['gift_cards', 'gift_card'],
      ['passes', 'pass'],
    ] as const) {
      const behind = await rows(`reports/liabilities/rows/?limit=100&of=${of}`);
      expect([figure, behind.length, sumOf(behind, 'amount')]).toEqual([
        figure,
        all[figure]?.['rows'],
        cents(all[figure]?.['amount']),
      ]);
    }
    expect(all['credit']).toEqual({ rows: 3, amount: '112.50' });
    expect(all['gift_cards']).toEqual({ rows: 2, amount: '100.00' });
    const [pass] = await rows('reports/liabilities/rows/?of=pass');
    const price = cents(sold.body['amount']);
    const credits = Number(pass?.['credits']);
    expect(all['passes']).toMatchObject({ rows: 1, credits });
    expect(cents(pass?.['amount'])).toBe(Math.floor((price * credits) / (credits + 1)));
    const everything = await rows('reports/liabilities/rows/?limit=100');
    expect(everything).toHaveLength(6);
  });

  it('is refused to the front desk', async () => {
    const { money, desk } = studio;
    for (const path of ['reports/liabilities/', 'reports/memberships/', 'reports/liabilities/rows/']) {
      expect((await money.call('GET', `/office/${path}`, desk)).status).toBe(403);
    }
  });
});

describe('the memberships', () => {
  it('are exactly the rows of each figure and plan, and a year counts a twelfth', async () => {
    const { server } = studio;
    const { db } = server.database;
    const yearly = randomUUID();
    await db.insert(plans).values({ id: yearly, kind: 'membership' });
    const [version] = await db
      .insert(planVersions)
      .values({
        planId: yearly,
        number: 1,
        name: 'Yearly',
        priceCents: 49_000,
        period: 'year',
        memberRate: true,
      })
      .returning();
    const paidUntil = addDays(today, 20);
    const bought = (over: Partial<typeof memberships.$inferInsert>) =>
      aBoughtMembership(server, { state: 'active', startDate: today, anchorDay: today, paidUntil, ...over });
    await bought({});
    await bought({});
    await bought({ planVersionId: version?.id });
    await bought({ planVersionId: version?.id, startDate: '2025-06-01', anchorDay: '2025-06-01' });
    await bought({
      state: 'past_due',
      startDate: '2025-12-01',
      anchorDay: '2025-12-01',
      endDate: addDays(today, 6),
    });
    await bought({
      state: 'cancelled',
      startDate: '2025-12-01',
      anchorDay: '2025-12-01',
      endDate: '2026-02-20',
    });
    await bought({
      state: 'expired',
      startDate: '2025-01-01',
      anchorDay: '2025-01-01',
      endDate: '2025-02-20',
    });
    await db.insert(memberships).values({
      userId: (await aMember(server)).id,
      tier: 'Friend',
      source: 'granted',
      startDate: '2026-01-10',
    });
    const report = await get('reports/memberships/');
    expect(report).toMatchObject({ active: 6, new: 4, lost: 1, past_due: 1 });
    for (const figure of ['active', 'new', 'lost', 'past_due']) {
      const behind = await get(`reports/memberships/rows/?limit=1&figure=${figure}`);
      expect([figure, behind['count']]).toEqual([figure, report[figure]]);
    }
    const byMonth = report['by_month'] as Row[];
    expect(byMonth).toHaveLength(6);
    expect(byMonth.at(-1)).toMatchObject({ start_date: `${today.slice(0, 7)}-01` });
    for (const { start_date, end_date, ...month } of byMonth) {
      for (const figure of ['new', 'lost']) {
        const behind = await get(
          `reports/memberships/rows/?limit=1&figure=${figure}&start_date=${start_date}&end_date=${end_date}`,
        );
        expect([start_date, figure, behind['count']]).toEqual([start_date, figure, month[figure]]);
      }
    }
    expect(byMonth.map((month) => [month['start_date'], month['new'], month['lost']])).toContainEqual([
      '2025-12-01',
      2,
      0,
    ]);
    const byPlan = report['by_plan'] as Row[];
    for (const plan of byPlan) {
      const behind = await rows(`reports/memberships/rows/?limit=100&plan=${plan['plan_id'] ?? 'none'}`);
      expect([plan['name'], behind.length]).toEqual([plan['name'], plan['active']]);
      const months = behind.reduce(
        (sum, { price, period }) => sum + cents(price) / (period === 'year' ? 12 : 1),
        0,
      );
      expect(cents(plan['revenue_month'])).toBe(Math.round(months));
    }
    expect(byPlan.find(({ plan_id: id }) => id === yearly)).toMatchObject({
      active: 2,
      revenue_month: '81.67',
    });
    expect(byPlan.find(({ plan_id: id }) => id === null)).toMatchObject({
      name: 'Granted',
      revenue_month: '0.00',
    });
    expect(cents(report['revenue_month'])).toBe(sumOf(byPlan, 'revenue_month'));
    expect(byPlan.reduce((sum, { active }) => sum + Number(active), 0)).toBe(report['active']);
  });
});

describe('money by program, plan and kind', () => {
  const columns = {
    card: 'kind=charge&method=card&status=succeeded',
    cash: 'kind=charge&method=cash&status=succeeded',
    credit: 'kind=charge&method=credit&status=succeeded',
    complimentary: 'kind=charge&method=complimentary&status=succeeded',
    refunded_card: 'kind=refund&method=card&status=succeeded',
    refunded_cash: 'kind=refund&method=cash&status=succeeded',
    refunded_credit: 'kind=refund&method=credit&status=succeeded',
  };

  it('is in every cell exactly what its rows of the ledger add up to', async () => {
    const { server, money, owner } = studio;
    const { paymentId } = await paidInCash(server);
    await paidByCard(server);
    await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'Ill.' });
    const sold = await money.call('POST', `/office/people/${(await aMember(server)).id}/passes/`, owner, {
      plan_id: await aPack(server.database),
      method: 'cash',
    });
    await money.refund(String(sold.body['id']), { amount: '30.00', destination: 'cash', reason: 'Ill.' });
    await money.take((await owing(server)).id, { method: 'complimentary', reason: 'A guest.' }, owner);
    const filters = { program: 'program', plan: 'plan', kind: 'paid_for' } as const;
    for (const [by, filter] of Object.entries(filters)) {
      const groups = await rows(`reports/money/?limit=100&by=${by}`);
      expect([by, groups.length > 0]).toEqual([by, true]);
      for (const group of groups) {
        expect(group['name']).toMatch(/\w/);
        for (const [column, query] of Object.entries(columns)) {
          const behind = await rows(`payments/?limit=100&${filter}=${group['id']}&${query}`);
          expect([by, group['id'], column, sumOf(behind, 'amount')]).toEqual([
            by,
            group['id'],
            column,
            cents(group[column]),
          ]);
        }
      }
    }
    const [days, kinds] = [
      await rows('reports/money/?limit=100'),
      await rows('reports/money/?limit=100&by=kind'),
    ];
    for (const column of Object.keys(columns)) expect(sumOf(kinds, column)).toBe(sumOf(days, column));
  });
});
