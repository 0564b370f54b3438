// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../endpoint-class.ts';
import { accountFallbacks, profileFallbacks, sessionsFallbacks, waitlistFallbacks } from '../fallbacks.ts';
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
import { registeredSessionRows } from './registered-session.ts';
import { registeredSessionsRows } from './registered-sessions.ts';
import { registrationsRows } from './registrations.ts';
import { sessionsRows } from './sessions.ts';
import { waitlistRows } from './waitlist.ts';
import { waiverRows } from './waiver.ts';
import type { EndpointClass } from '../endpoint-class.ts';
import type { Endpoints } from './index.ts';

/** The calls of `client.auth` without the rest of the client: `new AuthEndpoint(createCore({ baseUrl }))`. */
export type AuthEndpoint = Endpoints['auth'];
export const AuthEndpoint: EndpointClass<'auth'> = /* @__PURE__ */ endpointClass(authRows);

/** The calls of `client.account` without the rest of the client: `new AccountEndpoint(createCore({ baseUrl }))`. */
export type AccountEndpoint = Endpoints['account'];
export const AccountEndpoint: EndpointClass<'account'> = /* @__PURE__ */ endpointClass(accountRows, accountFallbacks);

/** The calls of `client.profile` without the rest of the client: `new ProfileEndpoint(createCore({ baseUrl }))`. */
export type ProfileEndpoint = Endpoints['profile'];
export const ProfileEndpoint: EndpointClass<'profile'> = /* @__PURE__ */ endpointClass(profileRows, profileFallbacks);

/** The calls of `client.contacts` without the rest of the client: `new ContactsEndpoint(createCore({ baseUrl }))`. */
export type ContactsEndpoint = Endpoints['contacts'];
export const ContactsEndpoint: EndpointClass<'contacts'> = /* @__PURE__ */ endpointClass(contactsRows);

/** The calls of `client.billing` without the rest of the client: `new BillingEndpoint(createCore({ baseUrl }))`. */
export type BillingEndpoint = Endpoints['billing'];
export const BillingEndpoint: EndpointClass<'billing'> = /* @__PURE__ */ endpointClass(billingRows);

/** The calls of `client.waiver` without the rest of the client: `new WaiverEndpoint(createCore({ baseUrl }))`. */
export type WaiverEndpoint = Endpoints['waiver'];
export const WaiverEndpoint: EndpointClass<'waiver'> = /* @__PURE__ */ endpointClass(waiverRows);

/** The calls of `client.programs` without the rest of the client: `new ProgramsEndpoint(createCore({ baseUrl }))`. */
export type ProgramsEndpoint = Endpoints['programs'];
export const ProgramsEndpoint: EndpointClass<'programs'> = /* @__PURE__ */ endpointClass(programsRows);

/** The calls of `client.coaches` without the rest of the client: `new CoachesEndpoint(createCore({ baseUrl }))`. */
export type CoachesEndpoint = Endpoints['coaches'];
export const CoachesEndpoint: EndpointClass<'coaches'> = /* @__PURE__ */ endpointClass(coachesRows);

/** The calls of `client.sessions` without the rest of the client: `new SessionsEndpoint(createCore({ baseUrl }))`. */
export type SessionsEndpoint = Endpoints['sessions'];
export const SessionsEndpoint: EndpointClass<'sessions'> = /* @__PURE__ */ endpointClass(sessionsRows, sessionsFallbacks);

/** The calls of `client.registrations` without the rest of the client: `new RegistrationsEndpoint(createCore({ baseUrl }))`. */
export type RegistrationsEndpoint = Endpoints['registrations'];
export const RegistrationsEndpoint: EndpointClass<'registrations'> = /* @__PURE__ */ endpointClass(registrationsRows);

/** The calls of `client.waitlist` without the rest of the client: `new WaitlistEndpoint(createCore({ baseUrl }))`. */
export type WaitlistEndpoint = Endpoints['waitlist'];
export const WaitlistEndpoint: EndpointClass<'waitlist'> = /* @__PURE__ */ endpointClass(waitlistRows, waitlistFallbacks);

/** The calls of `client.openings` without the rest of the client: `new OpeningsEndpoint(createCore({ baseUrl }))`. */
export type OpeningsEndpoint = Endpoints['openings'];
export const OpeningsEndpoint: EndpointClass<'openings'> = /* @__PURE__ */ endpointClass(openingsRows);

/** The calls of `client.registeredSessions` without the rest of the client: `new RegisteredSessionsEndpoint(createCore({ baseUrl }))`. */
export type RegisteredSessionsEndpoint = Endpoints['registeredSessions'];
export const RegisteredSessionsEndpoint: EndpointClass<'registeredSessions'> = /* @__PURE__ */ endpointClass(/* @__PURE__ */ Object.assign({}, registeredSessionsRows, registeredSessionRows));

/** The calls of `client.pages` without the rest of the client: `new PagesEndpoint(createCore({ baseUrl }))`. */
export type PagesEndpoint = Endpoints['pages'];
export const PagesEndpoint: EndpointClass<'pages'> = /* @__PURE__ */ endpointClass(pagesRows);

/** The calls of `client.navigation` without the rest of the client: `new NavigationEndpoint(createCore({ baseUrl }))`. */
export type NavigationEndpoint = Endpoints['navigation'];
export const NavigationEndpoint: EndpointClass<'navigation'> = /* @__PURE__ */ endpointClass(navigationRows);

/** The calls of `client.newsletter` without the rest of the client: `new NewsletterEndpoint(createCore({ baseUrl }))`. */
export type NewsletterEndpoint = Endpoints['newsletter'];
export const NewsletterEndpoint: EndpointClass<'newsletter'> = /* @__PURE__ */ endpointClass(newsletterRows);

/** The calls of `client.contact` without the rest of the client: `new ContactEndpoint(createCore({ baseUrl }))`. */
export type ContactEndpoint = Endpoints['contact'];
export const ContactEndpoint: EndpointClass<'contact'> = /* @__PURE__ */ endpointClass(contactRows);

/** The calls of `client.blog` without the rest of the client: `new BlogEndpoint(createCore({ baseUrl }))`. */
export type BlogEndpoint = Endpoints['blog'];
export const BlogEndpoint: EndpointClass<'blog'> = /* @__PURE__ */ endpointClass(blogRows);

/** The calls of `client.engagement` without the rest of the client: `new EngagementEndpoint(createCore({ baseUrl }))`. */
export type EngagementEndpoint = Endpoints['engagement'];
export const EngagementEndpoint: EndpointClass<'engagement'> = /* @__PURE__ */ endpointClass(engagementRows);

/** The calls of `client.payments` without the rest of the client: `new PaymentsEndpoint(createCore({ baseUrl }))`. */
export type PaymentsEndpoint = Endpoints['payments'];
export const PaymentsEndpoint: EndpointClass<'payments'> = /* @__PURE__ */ endpointClass(paymentsRows);

/** The calls of `client.plans` without the rest of the client: `new PlansEndpoint(createCore({ baseUrl }))`. */
export type PlansEndpoint = Endpoints['plans'];
export const PlansEndpoint: EndpointClass<'plans'> = /* @__PURE__ */ endpointClass(plansRows);

/** The calls of `client.memberships` without the rest of the client: `new MembershipsEndpoint(createCore({ baseUrl }))`. */
export type MembershipsEndpoint = Endpoints['memberships'];
export const MembershipsEndpoint: EndpointClass<'memberships'> = /* @__PURE__ */ endpointClass(membershipsRows);

/** The calls of `client.passes` without the rest of the client: `new PassesEndpoint(createCore({ baseUrl }))`. */
export type PassesEndpoint = Endpoints['passes'];
export const PassesEndpoint: EndpointClass<'passes'> = /* @__PURE__ */ endpointClass(passesRows);

/** The calls of `client.credit` without the rest of the client: `new CreditEndpoint(createCore({ baseUrl }))`. */
export type CreditEndpoint = Endpoints['credit'];
export const CreditEndpoint: EndpointClass<'credit'> = /* @__PURE__ */ endpointClass(creditRows);

/** The calls of `client.giftCards` without the rest of the client: `new GiftCardsEndpoint(createCore({ baseUrl }))`. */
export type GiftCardsEndpoint = Endpoints['giftCards'];
export const GiftCardsEndpoint: EndpointClass<'giftCards'> = /* @__PURE__ */ endpointClass(giftCardsRows);

/** The calls of `client.challenge` without the rest of the client: `new ChallengeEndpoint(createCore({ baseUrl }))`. */
export type ChallengeEndpoint = Endpoints['challenge'];
export const ChallengeEndpoint: EndpointClass<'challenge'> = /* @__PURE__ */ endpointClass(challengeRows);

/** The calls of `client.chatRooms` without the rest of the client: `new ChatRoomsEndpoint(createCore({ baseUrl }))`. */
export type ChatRoomsEndpoint = Endpoints['chatRooms'];
export const ChatRoomsEndpoint: EndpointClass<'chatRooms'> = /* @__PURE__ */ endpointClass(chatRoomsRows);

/** The calls of `client.notifications` without the rest of the client: `new NotificationsEndpoint(createCore({ baseUrl }))`. */
export type NotificationsEndpoint = Endpoints['notifications'];
export const NotificationsEndpoint: EndpointClass<'notifications'> = /* @__PURE__ */ endpointClass(notificationsRows);
