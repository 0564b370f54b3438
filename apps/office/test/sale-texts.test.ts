import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { describe, expect, it } from 'vitest';
import { nextLines, notSold, paymentsOf, sellText, whatNote, type Sale } from '../src/selling/sale-texts.ts';

const month = {
  kind: 'membership',
  id: 'month',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  credits: null,
  valid_days: null,
} as const;
const pass = {
  ...month,
  kind: 'pass',
  id: 'pass',
  name: '5 sessions',
  price: '150.00',
  period: null,
  credits: 5,
  valid_days: 90,
} as const;
const gift = {
  ...month,
  kind: 'gift_card',
  id: '',
  name: 'Gift card',
  price: '50.00',
  period: null,
} as const;
const has = {
  ...exampleReply(contract.officePeople.read).memberships[0]!,
  tier: 'Standard',
  source: 'bought',
  state: 'active',
  plan_id: 'month',
  renews: false,
  end_date: '2026-04-13',
} as const;
const sale = (over: Partial<Sale> = {}): Sale => ({
  person: { first_name: 'Nadine', email: 'nadine@demo.test', contact_email: null, memberships: [] },
  item: month,
  way: 'cash',
  card: null,
  agrees: false,
  today: '2026-03-14',
  sentTo: '',
  place: null,
  ...over,
});
const texts = (over: Partial<Sale>) => nextLines(sale(over)).map(({ text }) => text);

describe('what happens next', () => {
  it.each<[string, Partial<Sale>, string[]]>([
    [
      'with a membership in cash',
      {},
      [
        '$49.00 goes into the drawer, under your name.',
        'Member rate from this minute.',
        'Ends April 13. Nothing renews, until a card is stored.',
        'Receipt to nadine@demo.test.',
      ],
    ],
    [
      'with a saved card and agreement',
      { way: 'saved', card: 'Visa 3094', agrees: true },
      [
        'Visa 3094 is charged $49.00 now.',
        'Member rate from this minute.',
        'April 14: $49.00, then every month, until Nadine cancels.',
        'Receipt to nadine@demo.test.',
      ],
    ],
    [
      'with a keyed card that is not kept',
      { way: 'keyed', item: pass },
      [
        'The keyed card is charged $150.00 now. It is not kept.',
        '5 credits from now on.',
        'Ends June 12.',
        'Receipt to nadine@demo.test.',
      ],
    ],
    [
      'with a gift card that is printed',
      { item: gift },
      [
        '$50.00 goes into the drawer, under your name.',
        'The card is printed here. Its code is shown once.',
        'Receipt to nadine@demo.test.',
      ],
    ],
    [
      'with a place and a credit',
      {
        way: 'pass',
        item: { ...month, kind: 'place', id: 's1', name: 'Open Floor', price: '32.00', period: null },
        place: { rate: 'public', at: '2026-03-14T20:30:00-04:00' },
      },
      [
        'One credit of a pass pays all of it.',
        'Nadine is on the roster, Mar 14, 8:30 PM.',
        'Receipt to nadine@demo.test.',
      ],
    ],
    [
      'with what is given away',
      { way: 'complimentary', item: pass },
      [
        'No money moves. It counts as no income.',
        '5 credits from now on.',
        'Ends June 12.',
        'The audit log has your name and the reason.',
        'Receipt to nadine@demo.test.',
      ],
    ],
  ])('%s', (_name, over, lines) => expect(texts(over)).toEqual(lines));

  it('with the next period of a membership begins after the one that is paid', () => {
    const next = sale({ person: { ...sale().person, memberships: [has] } });
    expect([whatNote(next), paymentsOf(next).startOf(1), nextLines(next)[1]?.text]).toEqual([
      'April 14 to May 13',
      '2026-05-14',
      'Standard goes on to May 13.',
    ]);
  });

  it('with a code says what later payments cost, and from when the whole price', () => {
    const lowered = (payments: number | null) =>
      nextLines(
        sale({
          item: { ...month, price: '34.30' },
          promo: { code: 'GLIDE30', amount_off: '14.70', sentence: '30% off.', payments },
          way: 'saved',
          agrees: true,
        }),
      )[2]?.text;
    expect([1, 3, null].map(lowered)).toEqual([
      'April 14: $49.00, then every month, until Nadine cancels.',
      'April 14: $34.30, then every month, $49.00 from June 14 on, until Nadine cancels.',
      'April 14: $34.30, then every month, until Nadine cancels.',
    ]);
  });

  it('without an email says who must be told', () => {
    const person = { ...sale().person, email: '' };
    expect(texts({ person, item: pass }).slice(2)).toEqual([
      'Ends June 12. Nadine has no email, so nobody warns them: say it.',
      'No email address: print the receipt, or add one.',
    ]);
  });
});

describe('a plan', () => {
  it.each([
    ['that renews', { ...has, renews: true, end_date: null }, 'Nadine has Standard'],
    ['that goes on', has, undefined],
    ['that has ended', { ...has, state: 'expired' as const }, undefined],
    ['that is another one', { ...has, plan_id: 'year' }, 'Nadine has Standard until April 13'],
    ['that was granted', { ...has, source: 'granted' as const }, 'Nadine has Standard until April 13'],
  ])('for who has one %s', (_name, membership, why) =>
    expect(
      notSold(
        { first_name: 'Nadine', memberships: [membership], visits_count: 3 },
        { ...month, introductory: false },
      ),
    ).toBe(why),
  );

  it.each([
    [0, undefined],
    [1, 'Nadine was here before'],
  ])('that is introductory, after %s visits', (visits_count, why) =>
    expect(
      notSold({ first_name: 'Nadine', memberships: [], visits_count }, { ...month, introductory: true }),
    ).toBe(why),
  );
});

describe('the button repeats the sum', () => {
  it.each<[Partial<Sale>, number | null, string]>([
    [{}, null, 'Take $49.00 in cash'],
    [{}, 1100, 'Take $49.00, give back $11.00'],
    [{ way: 'saved' }, null, 'Charge $49.00'],
    [{ way: 'credit' }, null, 'Use $49.00 of credit'],
    [{ way: 'complimentary' }, null, 'Give Standard for $0.00'],
  ])('%o with %o back', (over, change, text) =>
    expect(sellText(sale(over), change === null ? null : { change, missing: 0 })).toBe(text),
  );
});
