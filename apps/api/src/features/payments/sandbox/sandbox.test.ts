import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { checkCard } from '@detroit-well/validation/card';
import { openSandbox, type SandboxProvider } from './sandbox.ts';

let database: Database;
let sandbox: SandboxProvider;
beforeAll(async () => {
  database = await anyDatabase();
  sandbox = openSandbox(database.db);
});
afterAll(() => database?.close());

const method = (number: string): Promise<string> => {
  const checked = checkCard({ number, exp_month: 12, exp_year: 2035, cvc: '123' }, '2026-11-20');
  if (!checked.ok) throw new Error('not a card');
  return sandbox.createPaymentMethod(checked.card);
};
const charge = async (number: string, key: string) =>
  sandbox.charge({ cents: 7500, paymentMethodId: await method(number), key, description: 'a session' });

describe('the sandbox provider', () => {
  it.each([
    ['4242424242424242', { status: 'succeeded', cents: 7500 }],
    ['4000000000000002', { status: 'declined', reason: 'card_declined' }],
    ['5555555555554444', { status: 'declined', reason: 'card_not_supported' }],
    ['4000002760003184', { status: 'requires_action', cents: 7500 }],
  ])('responds to a charge of %s', async (number, outcome) => {
    expect(await charge(number, `first-${outcome.status}-${number.slice(-4)}`)).toMatchObject(outcome);
    expect(await sandbox.find(`first-${outcome.status}-${number.slice(-4)}`)).toMatchObject(outcome);
  });

  it('charges once per key, and finds nothing for an unknown key', async () => {
    const first = await charge('4242424242424242', 'once');
    expect(await charge('4000000000000002', 'once')).toEqual(first);
    expect(await sandbox.find('never')).toEqual({ status: 'none' });
  });

  it.each([
    [true, 'succeeded'],
    [false, 'declined'],
  ])('accepts the cardholder’s decision %s once', async (approve, status) => {
    const asked = await charge('4000002760003184', `asked-${status}`);
    const secret = asked.status === 'requires_action' ? asked.clientSecret : '';
    expect((await sandbox.authenticate(secret, approve))?.status).toBe(status);
    expect((await sandbox.authenticate(secret, !approve))?.status).toBe(status);
    expect((await sandbox.find(`asked-${status}`)).status).toBe(status);
    expect(await sandbox.authenticate('secret_of_nobody', true)).toBeNull();
  });

  it('never charges an abandoned key, whenever the charge arrives', async () => {
    expect((await sandbox.abandon('late', 7500)).status).toBe('declined');
    expect((await charge('4242424242424242', 'late')).status).toBe('declined');
    const asked = await charge('4000002760003184', 'left');
    const secret = asked.status === 'requires_action' ? asked.clientSecret : '';
    expect((await sandbox.abandon('left', 7500)).status).toBe('declined');
    expect((await sandbox.authenticate(secret, true))?.status).toBe('declined');
  });

  it('reports when an abandoned key has already charged', async () => {
    await charge('4242424242424242', 'paid');
    expect((await sandbox.abandon('paid', 7500)).status).toBe('succeeded');
  });

  it('refunds once per key and never more than was charged', async () => {
    const paid = await charge('4242424242424242', 'to-refund');
    const chargeId = paid.status === 'succeeded' ? paid.chargeId : '';
    const first = await sandbox.refund({ chargeId, cents: 5000, key: 'refund-1' });
    expect(first.status).toBe('succeeded');
    expect(await sandbox.refund({ chargeId, cents: 5000, key: 'refund-1' })).toEqual(first);
    expect((await sandbox.refund({ chargeId, cents: 2501, key: 'refund-2' })).status).toBe('rejected');
    expect((await sandbox.refund({ chargeId, cents: 2500, key: 'refund-3' })).status).toBe('succeeded');
    expect((await sandbox.refund({ chargeId: 'ch_of_nobody', cents: 1, key: 'refund-4' })).status).toBe(
      'rejected',
    );
  });

  it('stores no card number anywhere', async () => {
    await charge('4242424242424242', 'secretive');
    const { rows } = await database.db.execute<{ stored: string }>(
      `select coalesce(string_agg(c::text, ' '), '') || (select string_agg(s::text, ' ') from sandbox_charges s) as stored from sandbox_cards c`,
    );
    expect(rows[0]?.stored).toContain('4242');
    expect(rows[0]?.stored).not.toContain('42424242');
  });
});
