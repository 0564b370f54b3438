import { giftCardBoughtEmail, giftCardEmail } from '../../src/features/gift-cards/email-templates.ts';
import {
  membershipCancelledEmail,
  membershipCardEmail,
  membershipCardEndsEmail,
  membershipCardLinkEmail,
  membershipDeclinedEmail,
  membershipJoinedEmail,
  membershipRenewedEmail,
  membershipRenewsEmail,
  planChangedEmail,
  planChangePlannedEmail,
} from '../../src/features/memberships/email-templates.ts';
import { membershipEndsEmail } from '../../src/features/memberships/ending-email.ts';
import {
  plannedPriceRisesEmail,
  priceFallsEmail,
  priceRisesEmail,
  priceStaysEmail,
} from '../../src/features/plan-prices/email-templates.ts';
import { receiptEmail } from '../../src/features/receipts/email-templates.ts';
import { passBoughtEmail } from '../../src/features/passes/email-templates.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';
import { portal, site, type Texts } from './sample-texts.ts';
import { paymentReturnedEmail } from '../../src/features/payments/email-templates.ts';

/** The emails about gift cards, passes and memberships in each of their states, and receipts. */
export function soldSamples(to: string, { firstName, title, message }: Texts): Record<string, Email> {
  const redeemUrl = `${portal}/dashboard/gift`;
  const card = {
    cents: 5_000,
    recipientName: firstName,
    recipientEmail: 'renee@home.test',
    message,
    redeemUrl,
  };
  const sent = { ...card, senderName: firstName, code: 'K7QM-2F9D-TR4X' };
  const ended = { firstName, tier: title, url: `${portal}/dashboard/membership` };
  const declinedRenewal = {
    ...ended,
    cents: 4_900,
    asks: false,
    bankSaid: 'insufficient funds',
    lastDay: '2026-12-31',
    againOn: '2026-12-26',
    revivableUntil: '2027-01-31',
  };
  const paidMembership = {
    ...ended,
    cents: 4_900,
    price: 4_900,
    period: 'month',
    paidUntil: '2026-12-25',
    renews: true,
  } as const;
  const plannedChange = {
    ...ended,
    price: 4_900,
    period: 'month',
    on: '2026-12-25',
    isOwn: false,
  } as const;
  const newPrice = {
    ...ended,
    period: 'month',
    before: 4_900,
    after: 5_400,
    firstOn: '2027-01-25',
  } as const;
  return {
    'Membership, a card that ends': membershipCardEndsEmail(to, {
      ...ended,
      card: 'Visa 7702',
      cents: 4_900,
      on: '2027-01-25',
      endsOn: '2026-12-31',
    }),
    'Membership, a link to its card': membershipCardLinkEmail(to, ended),
    'Membership, another card': membershipCardEmail(to, {
      ...ended,
      card: 'Visa 1881',
      cents: 4_900,
      on: '2026-12-25',
    }),
    'Membership, a higher price': priceRisesEmail(to, { ...newPrice, fromDay: '2027-01-04' }),
    'Membership, a lower price': priceFallsEmail(to, { ...newPrice, after: 4_500 }),
    'Membership, a higher price taken back': priceStaysEmail(to, newPrice),
    'Membership, a higher price of the plan that follows': plannedPriceRisesEmail(to, newPrice),
    'Membership, renewed before a higher price': membershipRenewedEmail(to, {
      ...paidMembership,
      changes: { on: '2027-01-25', cents: 5_400 },
    }),
    'Gift card, receipt': giftCardBoughtEmail(to, { ...card, sendOn: '2026-12-24' }),
    'Gift card, receipt of one that is printed': giftCardBoughtEmail(to, {
      ...card,
      recipientEmail: '',
      sendOn: null,
    }),
    'Gift card, receipt of one that is sent now': giftCardBoughtEmail(to, {
      ...card,
      message: '',
      sendOn: null,
    }),
    'Gift card': giftCardEmail(to, sent),
    'Gift card, without a sender and a message': giftCardEmail(to, { ...sent, senderName: '', message: '' }),
    'Pass, bought': passBoughtEmail(to, {
      firstName,
      name: '10 sessions',
      credits: 10,
      cents: 28_000,
      expiresOn: '2027-05-02',
      url: `${site}/training`,
    }),
    'Membership, joined': membershipJoinedEmail(to, paidMembership),
    'Membership, renewed': membershipRenewedEmail(to, { ...paidMembership, renews: false }),
    'Membership, with the agreement of the desk': membershipJoinedEmail(to, {
      ...paidMembership,
      agreed:
        'I agree to be charged $49.00 today, $49.00 on Friday, December 25, 2026 and every month from then on, until I cancel.',
    }),
    'Membership, for one period': membershipJoinedEmail(to, { ...paidMembership, renews: false }),
    'Membership, a week before its end': membershipEndsEmail(to, {
      firstName,
      tier: 'Standard',
      lastDay: '2026-12-24',
      url: paidMembership.url,
    }),
    'Membership, a week before its payment': membershipRenewsEmail(to, {
      firstName,
      tier: 'Standard',
      cents: 4900,
      on: '2026-12-25',
      url: paidMembership.url,
    }),
    'Membership, plan changed': planChangedEmail(to, {
      ...paidMembership,
      cents: 45_681,
      price: 49_000,
      period: 'year',
      paidUntil: '2027-11-25',
      periods: 1,
      prorationCents: 3_319,
    }),
    'Membership, changed from a year to a dearer month': planChangedEmail(to, {
      ...paidMembership,
      cents: 9_995,
      price: 10_000,
      paidUntil: '2027-06-30',
      periods: 5,
      prorationCents: 40_005,
    }),
    'Membership, change of plan planned': planChangePlannedEmail(to, plannedChange),
    'Membership, change of plan taken back': planChangePlannedEmail(to, { ...plannedChange, isOwn: true }),
    'Membership, cancelled': membershipCancelledEmail(to, {
      ...ended,
      lastDay: '2026-12-24',
      isPaying: false,
    }),
    'Membership, cancelled while the bank asks': membershipCancelledEmail(to, {
      ...ended,
      lastDay: '2026-12-24',
      isPaying: true,
    }),
    'Membership, cancelled and ended': membershipCancelledEmail(to, {
      ...ended,
      lastDay: null,
      isPaying: false,
    }),
    'Membership, declined': membershipDeclinedEmail(to, declinedRenewal),
    'Membership, to be confirmed': membershipDeclinedEmail(to, { ...declinedRenewal, asks: true }),
    'Payment that came too late': paymentReturnedEmail(to, {
      firstName,
      what: 'Rhythm & Glide',
      cents: 4_000,
      why: 'We had to cancel Rhythm & Glide on Saturday, December 12, 2026 before your payment arrived. We are sorry.',
    }),
    'Membership, declined for the last time': membershipDeclinedEmail(to, {
      ...declinedRenewal,
      lastDay: null,
      againOn: null,
    }),
    'Receipt once more': receiptEmail(to, {
      firstName,
      receipt: {
        number: 'f1c29a0b',
        paidAt: new Date('2026-11-28T12:00:00-05:00'),
        facts: [
          { label: 'Number', value: 'f1c29a0b' },
          { label: 'Session', value: title },
        ],
        lines: [{ label: title, amount: '$75.00' }],
        total: { label: 'Total paid', amount: '$75.00' },
        notes: [],
      },
    }),
  };
}
