// Generated from the contract by `pnpm run generate`; do not edit.

export { AuthEndpoint } from './endpoints/auth.ts';

export { AccountEndpoint } from './endpoints/account.ts';

export { ProfileEndpoint } from './endpoints/profile.ts';

export { ContactsEndpoint } from './endpoints/contacts.ts';

export { BillingEndpoint } from './endpoints/billing.ts';

export { WaiverEndpoint } from './endpoints/waiver.ts';

export { ProgramsEndpoint } from './endpoints/programs.ts';

export { CoachesEndpoint } from './endpoints/coaches.ts';

export { SessionsEndpoint } from './endpoints/sessions.ts';

export { RegistrationsEndpoint } from './endpoints/registrations.ts';

export { SiteEndpoint } from './endpoints/site.ts';

export { WaitlistEndpoint } from './endpoints/waitlist.ts';

export { OpeningsEndpoint } from './endpoints/openings.ts';

export { RegisteredSessionsEndpoint } from './endpoints/registered-sessions.ts';

export { PagesEndpoint } from './endpoints/pages.ts';

export { NavigationEndpoint } from './endpoints/navigation.ts';

export { NewsletterEndpoint } from './endpoints/newsletter.ts';

export { ContactEndpoint } from './endpoints/contact.ts';

export { BlogEndpoint } from './endpoints/blog.ts';

export { EngagementEndpoint } from './endpoints/engagement.ts';

export { PaymentsEndpoint } from './endpoints/payments.ts';

export { PlansEndpoint } from './endpoints/plans.ts';

export { PromoCodesEndpoint } from './endpoints/promo-codes.ts';

export { MembershipsEndpoint } from './endpoints/memberships.ts';

export { PassesEndpoint } from './endpoints/passes.ts';

export { CreditEndpoint } from './endpoints/credit.ts';

export { DoorPassEndpoint } from './endpoints/door-pass.ts';

export { GiftCardsEndpoint } from './endpoints/gift-cards.ts';

export { ChallengeEndpoint } from './endpoints/challenge.ts';

export { ChatRoomsEndpoint } from './endpoints/chat-rooms.ts';

export { NotificationsEndpoint } from './endpoints/notifications.ts';
