// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Client } from './call-types.ts';
import { endpointClass } from './endpoint-class.ts';
import type { EndpointClass } from './endpoint-class.ts';
// prettier-ignore
import { accountFallbacks, profileFallbacks, sessionsFallbacks, waitlistFallbacks } from './fallbacks.ts';
import { authRows } from './rows/auth.ts';
import { accountRows } from './rows/account.ts';
import { profileRows } from './rows/profile.ts';
import { contactsRows } from './rows/contacts.ts';
import { billingRows } from './rows/billing.ts';
import { waiverRows } from './rows/waiver.ts';
import { programsRows } from './rows/programs.ts';
import { sessionsRows } from './rows/sessions.ts';
import { registrationsRows } from './rows/registrations.ts';
import { waitlistRows } from './rows/waitlist.ts';
import { registeredSessionsRows } from './rows/registered-sessions.ts';
import { registeredSessionRows } from './rows/registered-session.ts';
import { pagesRows } from './rows/pages.ts';
import { navigationRows } from './rows/navigation.ts';
import { newsletterRows } from './rows/newsletter.ts';
import { contactRows } from './rows/contact.ts';
import { blogRows } from './rows/blog.ts';
import { engagementRows } from './rows/engagement.ts';
import { paymentsRows } from './rows/payments.ts';
import { challengeRows } from './rows/challenge.ts';
import { chatRoomsRows } from './rows/chat-rooms.ts';

export type AuthEndpoint = Client['auth'];
// prettier-ignore
export const AuthEndpoint: EndpointClass<'auth'> = /* @__PURE__ */ endpointClass(authRows);

export type AccountEndpoint = Client['account'];
// prettier-ignore
export const AccountEndpoint: EndpointClass<'account'> = /* @__PURE__ */ endpointClass(accountRows, accountFallbacks);

export type ProfileEndpoint = Client['profile'];
// prettier-ignore
export const ProfileEndpoint: EndpointClass<'profile'> = /* @__PURE__ */ endpointClass(profileRows, profileFallbacks);

export type ContactsEndpoint = Client['contacts'];
// prettier-ignore
export const ContactsEndpoint: EndpointClass<'contacts'> = /* @__PURE__ */ endpointClass(contactsRows);

export type BillingEndpoint = Client['billing'];
// prettier-ignore
export const BillingEndpoint: EndpointClass<'billing'> = /* @__PURE__ */ endpointClass(billingRows);

export type WaiverEndpoint = Client['waiver'];
// prettier-ignore
export const WaiverEndpoint: EndpointClass<'waiver'> = /* @__PURE__ */ endpointClass(waiverRows);

export type ProgramsEndpoint = Client['programs'];
// prettier-ignore
export const ProgramsEndpoint: EndpointClass<'programs'> = /* @__PURE__ */ endpointClass(programsRows);

export type SessionsEndpoint = Client['sessions'];
// prettier-ignore
export const SessionsEndpoint: EndpointClass<'sessions'> = /* @__PURE__ */ endpointClass(sessionsRows, sessionsFallbacks);

export type RegistrationsEndpoint = Client['registrations'];
// prettier-ignore
export const RegistrationsEndpoint: EndpointClass<'registrations'> = /* @__PURE__ */ endpointClass(registrationsRows);

export type WaitlistEndpoint = Client['waitlist'];
// prettier-ignore
export const WaitlistEndpoint: EndpointClass<'waitlist'> = /* @__PURE__ */ endpointClass(waitlistRows, waitlistFallbacks);

export type RegisteredSessionsEndpoint = Client['registeredSessions'];
// prettier-ignore
export const RegisteredSessionsEndpoint: EndpointClass<'registeredSessions'> = /* @__PURE__ */ endpointClass(/* @__PURE__ */ Object.assign({}, registeredSessionsRows, registeredSessionRows));

export type PagesEndpoint = Client['pages'];
// prettier-ignore
export const PagesEndpoint: EndpointClass<'pages'> = /* @__PURE__ */ endpointClass(pagesRows);

export type NavigationEndpoint = Client['navigation'];
// prettier-ignore
export const NavigationEndpoint: EndpointClass<'navigation'> = /* @__PURE__ */ endpointClass(navigationRows);

export type NewsletterEndpoint = Client['newsletter'];
// prettier-ignore
export const NewsletterEndpoint: EndpointClass<'newsletter'> = /* @__PURE__ */ endpointClass(newsletterRows);

export type ContactEndpoint = Client['contact'];
// prettier-ignore
export const ContactEndpoint: EndpointClass<'contact'> = /* @__PURE__ */ endpointClass(contactRows);

export type BlogEndpoint = Client['blog'];
// prettier-ignore
export const BlogEndpoint: EndpointClass<'blog'> = /* @__PURE__ */ endpointClass(blogRows);

export type EngagementEndpoint = Client['engagement'];
// prettier-ignore
export const EngagementEndpoint: EndpointClass<'engagement'> = /* @__PURE__ */ endpointClass(engagementRows);

export type PaymentsEndpoint = Client['payments'];
// prettier-ignore
export const PaymentsEndpoint: EndpointClass<'payments'> = /* @__PURE__ */ endpointClass(paymentsRows);

export type ChallengeEndpoint = Client['challenge'];
// prettier-ignore
export const ChallengeEndpoint: EndpointClass<'challenge'> = /* @__PURE__ */ endpointClass(challengeRows);

export type ChatRoomsEndpoint = Client['chatRooms'];
// prettier-ignore
export const ChatRoomsEndpoint: EndpointClass<'chatRooms'> = /* @__PURE__ */ endpointClass(chatRoomsRows);
