import { giftCardBoughtEmail, giftCardEmail } from '../../src/features/gift-cards/email-templates.ts';
import {
  membershipCancelledEmail,
  membershipDeclinedEmail,
  membershipJoinedEmail,
  membershipRenewedEmail,
  membershipRenewsEmail,
  planChangedEmail,
  planChangePlannedEmail,
} from '../../src/features/memberships/email-templates.ts';
import { passBoughtEmail } from '../../src/features/passes/email-templates.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';
import { portal, site, type Texts } from './sample-texts.ts';
import { paymentReturnedEmail } from '../../src/features/payments/email-templates.ts';

/** The emails about gift cards, passes and memberships in each of their states. */
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
  return {
    'Gift card, receipt': giftCardBoughtEmail(to, { ...card, sendOn: '2026-12-24' }),
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
  };
}
