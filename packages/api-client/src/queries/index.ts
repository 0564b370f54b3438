import type { Endpoints } from '../client/generated/index.ts';
import { authQueries } from './auth.ts';
import { billingQueries } from './billing.ts';
import { blogQueries } from './blog.ts';
import { challengeQueries } from './challenge.ts';
import { chatRoomQueries } from './chat-rooms.ts';
import { contactQueries } from './contacts.ts';
import { creditQueries } from './credit.ts';
import { doorPassQueries } from './door-pass.ts';
import { membershipQueries } from './memberships.ts';
import { navigationQueries } from './navigation.ts';
import { notificationQueries } from './notifications.ts';
import { pageQueries } from './pages.ts';
import { passQueries } from './passes.ts';
import { paymentQueries } from './payments.ts';
import { planQueries } from './plans.ts';
import { profileQueries } from './profile.ts';
import { programQueries } from './programs.ts';
import { registeredSessionQueries } from './registered-sessions.ts';
import { registrationQueries } from './registrations.ts';
import { sessionQueries } from './sessions.ts';
import { waitlistQueries } from './waitlist.ts';
import { waiverQueries } from './waiver.ts';

/**
 * TanStack Query options for the read calls, by noun. Keys begin with the noun, so `invalidateQueries({ queryKey:
 * ['sessions'] })` invalidates all of them.
 */
export function createQueries(client: Endpoints) {
  return {
    auth: authQueries(client),
    profile: profileQueries(client),
    contacts: contactQueries(client),
    billing: billingQueries(client),
    waiver: waiverQueries(client),
    programs: programQueries(client),
    sessions: sessionQueries(client),
    registrations: registrationQueries(client),
    waitlist: waitlistQueries(client),
    registeredSessions: registeredSessionQueries(client),
    pages: pageQueries(client),
    navigation: navigationQueries(client),
    blog: blogQueries(client),
    payments: paymentQueries(client),
    credit: creditQueries(client),
    doorPass: doorPassQueries(client),
    plans: planQueries(client),
    memberships: membershipQueries(client),
    passes: passQueries(client),
    challenge: challengeQueries(client),
    chatRooms: chatRoomQueries(client),
    notifications: notificationQueries(client),
  };
}

export {
  authQueries,
  billingQueries,
  blogQueries,
  chatRoomQueries,
  contactQueries,
  creditQueries,
  doorPassQueries,
  membershipQueries,
  navigationQueries,
  notificationQueries,
  passQueries,
  paymentQueries,
  planQueries,
  profileQueries,
  registeredSessionQueries,
  sessionQueries,
  waitlistQueries,
  waiverQueries,
};

/** What `createQueries` returns. */
export type Queries = ReturnType<typeof createQueries>;

export { isWorthRetrying, retryable } from './retry.ts';
export type { PostFilters } from '../contract/generated/blog.ts';
export type { PageFilters } from '../contract/generated/pages.ts';
export type { ProgramFilters } from '../contract/generated/programs.ts';
export type { SessionFilters } from '../contract/generated/sessions.ts';
