import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { balance } from './balance.ts';
import { buy } from './buy.ts';
import { redeemGiftCard } from './redeem.ts';

export const giftCardsHandlers: HandlersOf<'giftCards', PaymentsDeps & HumanCheckDeps> = {
  buy,
  balance,
  redeem: (call, deps) => redeemGiftCard(call, deps),
};
