import { expect, it } from 'vitest';
import { membershipCancelledEmail, membershipRenewedEmail } from './email-templates.ts';

const shared = { firstName: 'Eva', tier: 'Standard', url: 'https://my.demo.test/membership' };

it.each([
  [
    'a payment is not decided',
    '2026-04-01',
    true,
    /still taken if you confirm it.* Nothing more is charged after it\./,
  ],
  [
    'nothing is open',
    '2026-04-30',
    false,
    /holds through Thursday, April 30, 2026, and nothing more is charged\./,
  ],
  ['it has ended', null, false, /and it has ended\./],
] as const)('a cancelled membership says what is still charged when %s', (_when, lastDay, isPaying, text) => {
  const { content } = membershipCancelledEmail('eva@demo.test', { ...shared, lastDay, isPaying });
  expect(content.paragraphs[1]).toMatch(text);
});

it('a payment of a cancelled membership names the last day, not the day after it', () => {
  const paid = {
    ...shared,
    cents: 4900,
    price: 4900,
    paidUntil: '2026-05-02',
    period: 'month',
    renews: false,
  } as const;
  const { content } = membershipRenewedEmail('eva@demo.test', paid);
  expect(content.paragraphs[2]).toContain('holds through Friday, May 1, 2026.');
});
