import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { moneyStudio } from '../../../test/money.ts';
import { aSentGiftCard } from '../../../test/office/money-cases.ts';
import { hashOfCode, newCode } from './code.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

const sent = async () => {
  const code = newCode();
  await aSentGiftCard(studio.server, { codeHash: hashOfCode(code) });
  return code;
};
const balance = (code: string) => studio.server.call('POST', '/gift-cards/balance/', { body: { code } });
const find = (code: string) =>
  studio.money.call('POST', '/office/gift-cards/balance/', studio.desk, { code });
const redeem = async (code: string) =>
  studio.server.call('POST', '/gift-cards/redeem/', {
    token: (await aMember(studio.server)).token,
    body: { code },
  });

it('is told by the code, however it was typed, and changes nothing', async () => {
  const code = await sent();
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
    expect([(await balance(typed)).status, (await balance(typed)).body]).toEqual([200, { balance: '50.00' }]);
  }
  expect((await find(code)).body).toMatchObject({ status: 'sent', left: '50.00' });
  expect((await redeem(code)).status).toBe(200);
});

it('answers an unknown code and a used one in the same words', async () => {
  const code = await sent();
  await redeem(code);
  const [used, unknown] = [await balance(code), await balance('AAAA-AAAA-AAAA')];
  expect([used.status, unknown.status]).toEqual([400, 400]);
  const { request_id: _one, ...first } = used.body;
  const { request_id: _other, ...second } = unknown.body;
  expect(first).toEqual(second);
  expect(first['errors']).toMatchObject({ code: [expect.stringContaining('cannot be used')] });
});

it('tells the desk that a card was redeemed', async () => {
  const code = await sent();
  await redeem(code);
  expect((await find(code)).body).toMatchObject({ status: 'redeemed', left: '0.00' });
  const unknown = await find('AAAA-AAAA-AAAA');
  expect([unknown.status, unknown.body['code']]).not.toEqual([200, undefined]);
});
