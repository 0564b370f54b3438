// Generated from the contract by `pnpm run generate`; do not edit.

import type { AccountEndpoint } from './account.ts';
import type { AuthEndpoint } from './auth.ts';
import type { BillingEndpoint } from './billing.ts';
import type { BlogEndpoint } from './blog.ts';
import type { ChallengeEndpoint } from './challenge.ts';
import type { ChatRoomsEndpoint } from './chat-rooms.ts';
import type { CoachesEndpoint } from './coaches.ts';
import type { ContactEndpoint } from './contact.ts';
import type { ContactsEndpoint } from './contacts.ts';
import type { CreditEndpoint } from './credit.ts';
import type { DoorPassEndpoint } from './door-pass.ts';
import type { EngagementEndpoint } from './engagement.ts';
import type { GiftCardsEndpoint } from './gift-cards.ts';
import type { MembershipsEndpoint } from './memberships.ts';
import type { NavigationEndpoint } from './navigation.ts';
import type { NewsletterEndpoint } from './newsletter.ts';
import type { NotificationsEndpoint } from './notifications.ts';
import type { OpeningsEndpoint } from './openings.ts';
import type { PagesEndpoint } from './pages.ts';
import type { PassesEndpoint } from './passes.ts';
import type { PaymentsEndpoint } from './payments.ts';
import type { PlansEndpoint } from './plans.ts';
import type { ProfileEndpoint } from './profile.ts';
import type { ProgramsEndpoint } from './programs.ts';
import type { PromoCodesEndpoint } from './promo-codes.ts';
import type { RegisteredSessionsEndpoint } from './registered-sessions.ts';
import type { RegistrationsEndpoint } from './registrations.ts';
import type { SessionsEndpoint } from './sessions.ts';
import type { SiteEndpoint } from './site.ts';
import type { WaitlistEndpoint } from './waitlist.ts';
import type { WaiverEndpoint } from './waiver.ts';

/** Every call of the API as a method, by noun. Those that list pages can be iterated. */
export interface Endpoints {
  readonly auth: AuthEndpoint;
  readonly account: AccountEndpoint;
  readonly profile: ProfileEndpoint;
  readonly contacts: ContactsEndpoint;
  readonly billing: BillingEndpoint;
  readonly waiver: WaiverEndpoint;
  readonly programs: ProgramsEndpoint;
  readonly coaches: CoachesEndpoint;
  readonly sessions: SessionsEndpoint;
  readonly registrations: RegistrationsEndpoint;
  readonly site: SiteEndpoint;
  readonly waitlist: WaitlistEndpoint;
  readonly openings: OpeningsEndpoint;
  readonly registeredSessions: RegisteredSessionsEndpoint;
  readonly pages: PagesEndpoint;
  readonly navigation: NavigationEndpoint;
  readonly newsletter: NewsletterEndpoint;
  readonly contact: ContactEndpoint;
  readonly blog: BlogEndpoint;
  readonly engagement: EngagementEndpoint;
  readonly payments: PaymentsEndpoint;
  readonly plans: PlansEndpoint;
  readonly promoCodes: PromoCodesEndpoint;
  readonly memberships: MembershipsEndpoint;
  readonly passes: PassesEndpoint;
  readonly credit: CreditEndpoint;
  readonly doorPass: DoorPassEndpoint;
  readonly giftCards: GiftCardsEndpoint;
  readonly challenge: ChallengeEndpoint;
  readonly chatRooms: ChatRoomsEndpoint;
  readonly notifications: NotificationsEndpoint;
}
