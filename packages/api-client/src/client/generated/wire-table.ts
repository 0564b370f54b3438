// Generated from the contract by `pnpm run generate`; do not edit.

import { accountRows } from './account.ts';
import { authRows } from './auth.ts';
import { billingRows } from './billing.ts';
import { blogRows } from './blog.ts';
import { challengeRows } from './challenge.ts';
import { chatRoomsRows } from './chat-rooms.ts';
import { coachesRows } from './coaches.ts';
import { contactRows } from './contact.ts';
import { contactsRows } from './contacts.ts';
import { creditRows } from './credit.ts';
import { doorPassRows } from './door-pass.ts';
import { engagementRows } from './engagement.ts';
import { giftCardsRows } from './gift-cards.ts';
import { membershipsRows } from './memberships.ts';
import { navigationRows } from './navigation.ts';
import { newsletterRows } from './newsletter.ts';
import { notificationsRows } from './notifications.ts';
import { openingsRows } from './openings.ts';
import { pagesRows } from './pages.ts';
import { passesRows } from './passes.ts';
import { paymentsRows } from './payments.ts';
import { plansRows } from './plans.ts';
import { profileRows } from './profile.ts';
import { programsRows } from './programs.ts';
import { promoCodesRows } from './promo-codes.ts';
import { registeredSessionRows } from './registered-session.ts';
import { registeredSessionsRows } from './registered-sessions.ts';
import { registrationsRows } from './registrations.ts';
import { sessionsRows } from './sessions.ts';
import { siteRows } from './site.ts';
import { waitlistRows } from './waitlist.ts';
import { waiverRows } from './waiver.ts';
import type { Rows } from '../../http/perform.ts';
import type { Calls } from '../call-types.ts';

/** The contract without its schemas, so that a browser makes every call without loading zod. */
export const wireTable: Readonly<Record<keyof Calls, Rows>> = {
  auth: authRows,
  account: accountRows,
  profile: profileRows,
  contacts: contactsRows,
  billing: billingRows,
  waiver: waiverRows,
  programs: programsRows,
  coaches: coachesRows,
  sessions: sessionsRows,
  registrations: registrationsRows,
  site: siteRows,
  waitlist: waitlistRows,
  openings: openingsRows,
  registeredSessions: { ...registeredSessionsRows, ...registeredSessionRows },
  pages: pagesRows,
  navigation: navigationRows,
  newsletter: newsletterRows,
  contact: contactRows,
  blog: blogRows,
  engagement: engagementRows,
  payments: paymentsRows,
  plans: plansRows,
  promoCodes: promoCodesRows,
  memberships: membershipsRows,
  passes: passesRows,
  credit: creditRows,
  doorPass: doorPassRows,
  giftCards: giftCardsRows,
  challenge: challengeRows,
  chatRooms: chatRoomsRows,
  notifications: notificationsRows,
};
