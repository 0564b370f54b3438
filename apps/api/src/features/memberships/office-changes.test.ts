import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { month, planChangeFixture, plus } from '../../../test/plan-change-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

const { fixture, bought, own, state, on, told } = planChangeFixture();

let owner: Person;
beforeAll(async () => {
  owner = await aTeamMember(fixture.server, 'owner');
});

const ask = async (path: string, body?: object, key?: string) =>
  fixture.server.call('POST', `/office/people/${fixture.person.id}/memberships/${bought.id}/${path}/`, {
    token: await owner.renewed(),
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const toPlus = { plan_id: plus, amount: '45.81', next_amount: '79.00', reason: 'Asked for it.' };
const entries = async () => {
  const { rows } = await fixture.server.database.db.execute<{ action: string; person: string }>(sql`
    select action, person_id as person from audit_entries where target = ${`membership:${bought.id}`} order by at`);
  return rows.map(({ action }) => action);
};
const lastEmail = async () => {
  const { rows } = await fixture.server.database.db.execute<{ text: string }>(sql`select text_body as text
    from outbox_mails where recipient = ${fixture.person.email} order by sequence desc limit 1`);
  return rows[0]?.text ?? '';
};

describe('the team changes a plan for a person', () => {
  it('with the preview of the person, by the card of the membership', async () => {
    const preview = {
      due_now: '45.81',
      credit: '33.19',
      periods: 1,
      next_amount: '79.00',
      next_on: '2026-04-12',
      later_amount: null,
    };
    expect((await ask('change/preview', { plan_id: plus })).body).toEqual(preview);
    const changed = await ask('change', toPlus);
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { tier: 'Plus', plan_id: plus, next_payment_on: '2026-04-12', next_amount: '79.00' },
    ]);
    expect([await state(), await told(), await entries()]).toEqual([
      [9481, plus],
      ['membership_plan_changed'],
      ['membership.change_plan'],
    ]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('once for one key', async () => {
    const key = 'b3f1c9ae-6f0c-4f57-9a1e-5d7f6f0f3a11';
    const [first, again] = [await ask('change', toPlus, key), await ask('change', toPlus, key)];
    expect([first.status, again.body, await state()]).toEqual([200, first.body, [9481, plus]]);
  });

  it('to a cheaper one with the next payment, and back', async () => {
    await ask('change', toPlus);
    const later = await ask('change', {
      plan_id: month,
      amount: '0.00',
      next_amount: '49.00',
      reason: 'Too dear.',
    });
    expect([later.status, (await own())?.['next_plan']]).toMatchObject([200, { plan_id: month }]);
    await on('2026-04-12');
    expect((await own())?.['plan_id']).toBe(month);
  });

  it('not at another price than the one that was agreed', async () => {
    const { status, body } = await ask('change', { ...toPlus, amount: '1.00' });
    expect([status, body['code'], await state(), await entries()]).toEqual([
      409,
      'preview_changed',
      [4900, month],
      [],
    ]);
  });

  it.each([
    ['declines', 'declines'],
    ['asks its owner', 'asks'],
  ] as const)('not with a card whose bank %s', async (_how, behaviour) => {
    await fixture.act.cardNow(bought.id, behaviour);
    const { status, body } = await ask('change', toPlus);
    expect([status, body['code'], await state()]).toEqual([402, 'payment_failed', [4900, month]]);
    await fixture.act.cardNow(bought.id, 'succeeds');
    expect([(await ask('change', toPlus)).status, await state()]).toEqual([200, [9481, plus]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('without a lost reply of the provider charging twice', async () => {
    fixture.provider.fault = 'response_lost';
    fixture.provider.down = true;
    const lost = await ask('change', toPlus);
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'in_progress', payment_unknown: true }]);
    fixture.provider.fault = null;
    fixture.provider.down = false;
    expect((await ask('change', toPlus)).body).toMatchObject({ code: 'in_progress' });
  });
});

describe('the team cancels for a person', () => {
  it('at the end of what is paid, with a word of who did it, and they can take it back', async () => {
    const cancelled = await ask('cancel', { reason: 'Moves away.' });
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      { end_date: '2026-04-01', next_payment_on: null, can_cancel: false },
    ]);
    expect(await lastEmail()).toContain('The studio cancelled your membership for you. It holds through');
    expect(await entries()).toEqual(['membership.cancel']);
    expect((await ask('cancel', { reason: 'Again.' })).body['code']).toBe('not_renewing');
    expect((await fixture.act.post(fixture.person, `${bought.id}/resume/`)).status).toBe(200);
    await on('2026-04-02');
    expect((await state())[0]).toBe(9800);
  });
});

describe('the link to the card', () => {
  it('is emailed to the person', async () => {
    const { status, body } = await ask('payment-link');
    expect([status, body['sent_to']]).toEqual([200, fixture.person.email]);
    expect(await lastEmail()).toContain(String(body['url']));
    expect(await entries()).toEqual(['membership.link']);
  });

  it('of another person is not found', async () => {
    const other = await aMember(fixture.server);
    const path = `/office/people/${other.id}/memberships/${bought.id}/payment-link/`;
    expect((await fixture.server.call('POST', path, { token: await owner.renewed() })).status).toBe(404);
  });
});

beforeEach(() => {
  fixture.provider.down = false;
});
