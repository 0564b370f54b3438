// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Calls } from './call-types.ts';
import type { Rows } from '../http/perform.ts';
import { authRows } from './rows/auth.ts';
import { accountRows } from './rows/account.ts';
import { profileRows } from './rows/profile.ts';
import { contactsRows } from './rows/contacts.ts';
import { billingRows } from './rows/billing.ts';
import { waiverRows } from './rows/waiver.ts';
import { programsRows } from './rows/programs.ts';
import { coachesRows } from './rows/coaches.ts';
import { sessionsRows } from './rows/sessions.ts';
import { registrationsRows } from './rows/registrations.ts';
import { waitlistRows } from './rows/waitlist.ts';
import { openingsRows } from './rows/openings.ts';
import { registeredSessionsRows } from './rows/registered-sessions.ts';
import { registeredSessionRows } from './rows/registered-session.ts';
import { pagesRows } from './rows/pages.ts';
import { navigationRows } from './rows/navigation.ts';
import { newsletterRows } from './rows/newsletter.ts';
import { contactRows } from './rows/contact.ts';
import { blogRows } from './rows/blog.ts';
import { engagementRows } from './rows/engagement.ts';
import { paymentsRows } from './rows/payments.ts';
import { plansRows } from './rows/plans.ts';
import { membershipsRows } from './rows/memberships.ts';
import { passesRows } from './rows/passes.ts';
import { creditRows } from './rows/credit.ts';
import { giftCardsRows } from './rows/gift-cards.ts';
import { challengeRows } from './rows/challenge.ts';
import { chatRoomsRows } from './rows/chat-rooms.ts';
import { notificationsRows } from './rows/notifications.ts';

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
  memberships: membershipsRows,
  passes: passesRows,
  credit: creditRows,
  giftCards: giftCardsRows,
  challenge: challengeRows,
  chatRooms: chatRoomsRows,
  notifications: notificationsRows,
};
