import { contract, type Endpoint } from '@detroit-well/api-client/contract';
import { accountHandlers } from '../features/account/handlers.ts';
import { officeAuditHandlers } from '../features/audit/handlers.ts';
import { authHandlers } from '../features/auth/handlers.ts';
import { billingHandlers } from '../features/billing/handlers.ts';
import { blogHandlers } from '../features/blog/handlers.ts';
import { officeReportsHandlers } from '../features/reports/handlers.ts';
import { officeRegistrationsHandlers, officeWaitlistHandlers } from '../features/booking/office/handlers.ts';
import { openingsHandlers } from '../features/booking/openings/handlers.ts';
import { registrationsHandlers } from '../features/booking/registration/handlers.ts';
import { waitlistHandlers } from '../features/booking/waitlist/handlers.ts';
import { challengeHandlers } from '../features/challenge/handlers.ts';
import { chatRoomsHandlers } from '../features/chat/handlers.ts';
import { catalogueHandlers } from '../features/catalogue/handlers.ts';
import { coachesHandlers } from '../features/coaches/handlers.ts';
import { officeCalendarHandlers } from '../features/coach-calendar/handlers.ts';
import { coachingHandlers } from '../features/coaching/handlers.ts';
import { contactHandlers } from '../features/contact/handlers.ts';
import { contactsHandlers } from '../features/contacts/handlers.ts';
import { creditHandlers } from '../features/credit/handlers.ts';
import { officeCreditHandlers } from '../features/credit/office-handlers.ts';
import { doorPassHandlers } from '../features/door-pass/handlers.ts';
import { engagementHandlers } from '../features/engagement/handlers.ts';
import { giftCardsHandlers } from '../features/gift-cards/handlers.ts';
import { membershipsHandlers } from '../features/memberships/own-handlers.ts';
import { officeMembershipsHandlers } from '../features/memberships/handlers.ts';
import { passesHandlers } from '../features/passes/handlers.ts';
import { officeGiftCardsHandlers } from '../features/gift-cards/office-handlers.ts';
import { officePaymentsHandlers } from '../features/money/handlers.ts';
import { officePassesHandlers } from '../features/sales/office-passes.ts';
import { officeSalesHandlers } from '../features/sales/handlers.ts';
import { newsletterHandlers } from '../features/newsletter/handlers.ts';
import { notificationsHandlers } from '../features/notifications/handlers.ts';
import { officePagesHandlers } from '../features/pages/office-pages.ts';
import { pagesHandlers } from '../features/pages/handlers.ts';
import { officePeopleHandlers } from '../features/people/handlers.ts';
import { payByLinkHandlers } from '../features/pay-by-link/handlers.ts';
import { officePaymentLinksHandlers } from '../features/pay-by-link/office-handlers.ts';
import { paymentsHandlers } from '../features/payments/handlers.ts';
import { officeImportsHandlers } from '../features/imports/handlers.ts';
import { officeMediaHandlers } from '../features/posts/media.ts';
import { officePostsHandlers } from '../features/posts/handlers.ts';
import { readPreview } from '../features/posts/preview.ts';
import { officePlansHandlers } from '../features/plan-prices/handlers.ts';
import { plansHandlers } from '../features/plans/handlers.ts';
import { profileHandlers } from '../features/profile/handlers.ts';
import { officePromoCodesHandlers, promoCodesHandlers } from '../features/promo-codes/handlers.ts';
import { programsHandlers } from '../features/programs/handlers.ts';
import { registeredSessionsHandlers } from '../features/registered-sessions/handlers.ts';
import { receiptsHandlers } from '../features/receipts/handlers.ts';
import { officeReceiptsHandlers } from '../features/receipts/office-handlers.ts';
import { savedCardsHandlers } from '../features/saved-cards/handlers.ts';
import { officeAttendanceHandlers, officeRostersHandlers } from '../features/rosters/handlers.ts';
import { officeScanHandlers } from '../features/scan/handlers.ts';
import { officeSessionsHandlers } from '../features/schedule/handlers.ts';
import { officeLocationsHandlers } from '../features/schedule/location-handlers.ts';
import { officeClosuresHandlers, officeSeriesHandlers } from '../features/series/handlers.ts';
import { sessionsHandlers } from '../features/sessions/handlers.ts';
import { officeTeamHandlers } from '../features/team/handlers.ts';
import { officeTillHandlers } from '../features/till/handlers.ts';
import { officeTodayHandlers, officeWorklistHandlers } from '../features/today/handlers.ts';
import { waiverHandlers } from '../features/waiver/handlers.ts';
import { officeEmailsHandlers } from '../features/outbox/office-emails.ts';
import { navigationHandlers, officeSiteHandlers, siteHandlers } from '../features/site/handlers.ts';
import { officeWaiversHandlers } from '../features/waiver/office-versions.ts';
import { officeWaiverHandlers } from '../features/waiver/publish-first.ts';
import { officeWalkInsHandlers } from '../features/walk-ins/handlers.ts';
import { waiverLinkHandlers } from '../features/waiver-links/member-handlers.ts';
import { officeWaiverLinksHandlers } from '../features/waiver-links/office-handlers.ts';
import { notImplemented, type Handlers } from '../platform/calls/calls.ts';
import type { Deps } from './dependencies.ts';
import type { ListedCall } from './documents/endpoints-page.ts';

/** The handlers of all calls. A call without a handler is a compile error. */
export const handlers: Handlers<Deps> = {
  auth: authHandlers,
  account: accountHandlers,
  profile: profileHandlers,
  contacts: contactsHandlers,
  billing: billingHandlers,
  waiver: { ...waiverHandlers, ...waiverLinkHandlers },
  programs: programsHandlers,
  coaches: coachesHandlers,
  sessions: { ...sessionsHandlers, ...coachingHandlers },
  registrations: registrationsHandlers,
  waitlist: waitlistHandlers,
  openings: openingsHandlers,
  registeredSessions: registeredSessionsHandlers,
  pages: pagesHandlers,
  navigation: navigationHandlers,
  site: siteHandlers,
  newsletter: newsletterHandlers,
  contact: contactHandlers,
  blog: { ...blogHandlers, preview: readPreview },
  engagement: engagementHandlers,
  payments: { ...paymentsHandlers, ...payByLinkHandlers, ...savedCardsHandlers, ...receiptsHandlers },
  plans: plansHandlers,
  promoCodes: promoCodesHandlers,
  credit: creditHandlers,
  doorPass: doorPassHandlers,
  giftCards: giftCardsHandlers,
  memberships: membershipsHandlers,
  passes: passesHandlers,
  challenge: challengeHandlers,
  chatRooms: chatRoomsHandlers,
  notifications: notificationsHandlers,
  officeTeam: officeTeamHandlers,
  officeAudit: officeAuditHandlers,
  officeSessions: officeSessionsHandlers,
  officeRosters: officeRostersHandlers,
  officeScan: officeScanHandlers,
  officeCalendar: officeCalendarHandlers,
  officeAttendance: officeAttendanceHandlers,
  officeSeries: officeSeriesHandlers,
  officeClosures: officeClosuresHandlers,
  officeLocations: officeLocationsHandlers,
  officeToday: officeTodayHandlers,
  officeWorklist: officeWorklistHandlers,
  officeSite: officeSiteHandlers,
  officePosts: officePostsHandlers,
  officePages: officePagesHandlers,
  officeImports: officeImportsHandlers,
  officeMedia: officeMediaHandlers,
  officeWaiver: officeWaiverHandlers,
  officeWaivers: officeWaiversHandlers,
  officeWaiverLinks: officeWaiverLinksHandlers,
  ...catalogueHandlers,
  officePeople: officePeopleHandlers,
  officeRegistrations: officeRegistrationsHandlers,
  officeWaitlist: officeWaitlistHandlers,
  officeWalkIns: officeWalkInsHandlers,
  officeMemberships: officeMembershipsHandlers,
  officePasses: officePassesHandlers,
  officeSales: officeSalesHandlers,
  officePayments: { ...officePaymentsHandlers, ...officeReceiptsHandlers },
  officeTill: officeTillHandlers,
  officeCredit: officeCreditHandlers,
  officePaymentLinks: officePaymentLinksHandlers,
  officeEmails: officeEmailsHandlers,
  officeGiftCards: officeGiftCardsHandlers,
  officePlans: officePlansHandlers,
  officePromoCodes: officePromoCodesHandlers,
  officeReports: officeReportsHandlers,
};

/** Lists the contract's calls in order, each with whether a handler implements it. */
export function allCalls(): ListedCall[] {
  return Object.entries(contract).flatMap(([noun, endpoints]) => {
    const own: Readonly<Record<string, unknown>> = handlers[noun as keyof typeof handlers]; // same nouns by type
    return Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({
      noun,
      name,
      endpoint,
      built: own[name] !== notImplemented,
    }));
  });
}
