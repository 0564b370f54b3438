import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { moneyStudio, owing, personWithCredit } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { creditEntries } from '../../platform/database/schema/payments.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

const path = ({ id }: Pick<Person, 'id'>) => `/office/people/${id}/credit/`;
const give = (person: Pick<Person, 'id'>, amount: string, who = studio.owner, headers = {}) =>
  studio.money.call('POST', path(person), who, { amount, reason: 'Broken laces.' }, headers);

interface Credit {
  readonly balance: string;
  readonly entries: readonly Record<string, string | null>[];
}
const creditOf = async (person: Person, who = studio.desk) =>
  (await studio.money.call('GET', path(person), who)).body as unknown as Credit;

it('is given with a reason, and the person can spend it', async () => {
  const { server, money, owner } = studio;
  const booked = await owing(server);
  const { status, body } = await give(booked.person, '50.00');
  expect([status, body['balance']]).toEqual([201, '50.00']);
  expect(body['entries']).toMatchObject([
    { kind: 'given', amount: '50.00', balance: '50.00', reason: 'Broken laces.', payment_id: null },
  ]);
  expect((await money.take(booked.id, { method: 'credit' })).status).toBe(201);
  const after = await creditOf(booked.person);
  expect(after.balance).toBe('0.00');
  expect(after.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['spent', '-50.00', '0.00'],
    ['given', '50.00', '50.00'],
  ]);
  const own = await server.call('GET', '/credit/history/', { token: booked.person.token });
  expect(own.body).toMatchObject([{ kind: 'spent' }, { kind: 'given', amount: '50.00', name: '' }]);
  const audit = await money.call('GET', `/office/audit/?target=person:${booked.person.id}`, owner);
  expect(audit.body['results']).toMatchObject([
    {
      action: 'credit.give',
      reason: 'Broken laces.',
      before: { credit: '0.00' },
      after: { credit: '50.00' },
    },
  ]);
});

it('is taken back, but never below zero', async () => {
  const person = await personWithCredit(studio.server, 5000);
  const refused = await give(person, '-50.01');
  expect([refused.status, refused.body['amount']]).toEqual([400, ['At most $50.00 can be taken back.']]);
  expect((await give(person, '-20.00')).body).toMatchObject({
    balance: '30.00',
    entries: [{ kind: 'taken_back', amount: '-20.00', balance: '30.00' }, { kind: 'given' }],
  });
  expect((await give(person, '-30.00')).body['balance']).toBe('0.00');
});

it.each([
  ['amount', { amount: '0.00', reason: 'x' }],
  ['amount', { amount: '-0.00', reason: 'x' }],
  ['amount', { amount: '20', reason: 'x' }],
  ['reason', { amount: '20.00', reason: '  ' }],
  ['reason', { amount: '20.00' }],
])('says at %s what is wrong with %j', async (field, body) => {
  const person = await aMember(studio.server);
  const refused = await studio.money.call('POST', path(person), studio.owner, body);
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
  expect(await creditOf(person)).toEqual({ balance: '0.00', entries: [] });
});

it('is given once for one key, and by owners and managers alone', async () => {
  const person = await aMember(studio.server);
  const headers = { 'idempotency-key': 'credit-once' };
  for (let time = 0; time < 2; time += 1) await give(person, '10.00', studio.owner, headers);
  expect((await creditOf(person)).balance).toBe('10.00');
  expect((await give(person, '10.00', await aTeamMember(studio.server, 'manager'))).status).toBe(201);
  const refused = await give(person, '10.00', studio.desk);
  expect([refused.status, refused.body['who_may']]).toEqual([403, ['owner', 'manager']]);
  expect((await give({ id: 'nobody' }, '10.00')).status).toBe(404);
});

it('forgets the reason with the account', async () => {
  const { server, money, owner } = studio;
  const person = await aMember(server);
  await give(person, '10.00');
  expect(
    (await money.call('POST', `/office/people/${person.id}/close/`, owner, { reason: 'Asked.' })).status,
  ).toBe(204);
  const entries = await server.database.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, person.id));
  expect(entries.map(({ cents, reason }) => [cents, reason])).toEqual([
    [1000, null],
    [-1000, null],
  ]);
});

it('keeps the ledger whole, whatever is given and taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -4000, max: 4000 }), { maxLength: 6 }), async (steps) => {
      const person = await aMember(studio.server);
      let cents = 0;
      for (const step of steps.filter((each) => each !== 0)) {
        const text = `${step < 0 ? '-' : ''}${(Math.abs(step) / 100).toFixed(2)}`;
        const { status } = await give(person, text);
        expect(status).toBe(cents + step < 0 ? 400 : 201);
        if (cents + step >= 0) cents += step;
      }
      expect((await creditOf(person)).balance).toBe((cents / 100).toFixed(2));
    }),
    { numRuns: 10 },
  );
  expect((await checkLedger(studio.server.database.db)).problems).toEqual([]);
});
