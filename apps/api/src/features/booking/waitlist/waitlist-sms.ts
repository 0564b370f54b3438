import { brand } from '@detroit-well/config/brand';
import { formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { smsOptOut } from '../../../platform/sms/opt-out.ts';
import type { WaitlistNotification, WaitlistTemplate } from './notification-data.ts';

const when = (at: Date) => `${formatMediumDate(at)}, ${formatTime(at)} ${zoneName(at)}`;

const sentences: Readonly<Record<WaitlistTemplate, (data: WaitlistNotification) => string>> = {
  waitlist_offer: ({ sessionTitle, offerEndsAt, offerUrl }) =>
    `A spot in ${sessionTitle} is yours until ${when(offerEndsAt)}: ${offerUrl}`,
  waitlist_open: ({ sessionTitle, offerUrl }) =>
    `A spot in ${sessionTitle} is open. The first to take it has it: ${offerUrl}`,
  waitlist_expired: ({ sessionTitle, offerUrl }) =>
    `Your offer for ${sessionTitle} has ended. Nothing was charged. ${offerUrl}`,
  waitlist_closed: ({ sessionTitle, startsAt }) =>
    `${sessionTitle} on ${when(startsAt)} is cancelled and its waitlist is closed. Nothing was charged.`,
};

/** Renders a waitlist notification as a text message: one sentence, the link and how to opt out. It contains no names. */
export const waitlistSms = (template: WaitlistTemplate, data: WaitlistNotification): string =>
  `${brand.name}: ${sentences[template](data)} ${smsOptOut}`;
