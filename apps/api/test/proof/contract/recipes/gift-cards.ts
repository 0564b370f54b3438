import { randomUUID } from 'node:crypto';
import { hashOfCode } from '../../../../src/features/gift-cards/code.ts';
import { giftCards as table } from '../../../../src/platform/database/schema/gift-cards.ts';
import { payments } from '../../../../src/platform/database/schema/payments.ts';
import { aCard, aMember, cards } from '../../../booking.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';
import { staleToken } from './accounts.ts';

const wanted = async (
  { server, human }: ContractFixture,
  over: { turnstile_token?: string } = {},
  card?: string,
) => ({
  amount: '50.00',
  recipient_name: 'Renée',
  recipient_email: `${randomUUID()}@demo.test`,
  sender_name: 'Tanya',
  email: 'tanya@demo.test',
  payment_method_id: await aCard(server, card),
  payment_consent: true,
  // A new challenge would clear away one that is over.
  turnstile_token: over.turnstile_token ?? (await human()),
});

/** Of a visitor, who needs the human check. */
const buying =
  (over: { turnstile_token?: string } = {}, card?: string): Make =>
  async (fixture) => ({ by: null, body: await wanted(fixture, over, card) });

/** A code that was sent. */
const sent: Make = async ({ server }) => {
  const [id, code] = [randomUUID(), randomUUID()];
  const { db } = server.database;
  await db.insert(table).values({
    id,
    status: 'sent',
    amountCents: 5000,
    codeHash: hashOfCode(code),
    recipientName: 'Renée',
    recipientEmail: 'renee@demo.test',
    senderName: 'Tanya',
    senderEmail: 'tanya@demo.test',
    message: '',
    sentAt: server.clock.now(),
  });
  await db.insert(payments).values({
    giftCardId: id,
    kind: 'charge',
    method: 'card',
    amountCents: 5000,
    status: 'succeeded',
    provider: server.deps.payments.name,
    idempotencyKey: `charge_${id}`,
  });
  return { by: await aMember(server), body: { code } };
};

export const giftCards: Recipes = {
  'giftCards.buy': {
    good: buying(),
    other: { amount: '60.00' },
    cheap: () => ({
      by: null,
      body: {
        amount: '50.00',
        recipient_name: 'Renée',
        recipient_email: 'renee@demo.test',
        email: 'tanya@demo.test',
        payment_method_id: 'pm_1c9e',
        payment_consent: true,
        turnstile_token: 'x',
      },
    }),
    rejected: {
      challenge_failed: buying({ turnstile_token: 'guessed' }),
      challenge_expired: async (fixture) => buying({ turnstile_token: await staleToken(fixture) })(fixture),
      payment_failed: buying({}, cards.declined),
    },
  },
  'giftCards.balance': {
    good: async (fixture) => ({ by: null, body: (await sent(fixture)).body }),
    cheap: () => ({ by: null, body: { code: 'K7QM-2F9D-TR4X' } }),
    rejected: { gift_card_unusable: () => ({ by: null, body: { code: 'K7QM-2F9D-TR4X' } }) },
  },
  'giftCards.redeem': {
    good: sent,
    other: { code: 'K7QM-2F9D-TR4X' },
    cheap: () => ({ body: { code: 'K7QM-2F9D-TR4X' } }),
    rejected: { gift_card_unusable: () => ({ body: { code: 'K7QM-2F9D-TR4X' } }) },
  },
};
