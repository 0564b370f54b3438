import { account } from './endpoints/account.ts';
import { auth } from './endpoints/auth.ts';
import { billing } from './endpoints/billing.ts';
import { blog } from './endpoints/blog.ts';
import { challenge } from './endpoints/challenge.ts';
import { coaches } from './endpoints/coaches.ts';
import { contact } from './endpoints/contact.ts';
import { chatRooms } from './endpoints/chat-rooms.ts';
import { contacts } from './endpoints/contacts.ts';
import { credit } from './endpoints/credit.ts';
import { doorPass } from './endpoints/door-pass.ts';
import { engagement } from './endpoints/engagement.ts';
import { giftCards } from './endpoints/gift-cards.ts';
import { memberships } from './endpoints/memberships.ts';
import { navigation } from './endpoints/navigation.ts';
import { newsletter } from './endpoints/newsletter.ts';
import { notifications } from './endpoints/notifications.ts';
import { officeAttendance } from './endpoints/office/attendance.ts';
import { officeAudit } from './endpoints/office/audit.ts';
import { officeCalendar } from './endpoints/office/calendar.ts';
import { catalogueCalls } from './endpoints/office/catalogue.ts';
import { officeClosures } from './endpoints/office/closures.ts';
import { officeCredit } from './endpoints/office/credit.ts';
import { officePaymentLinks } from './endpoints/office/payment-links.ts';
import { officeImports } from './endpoints/office/imports.ts';
import { officeMedia } from './endpoints/office/media.ts';
import { officePages } from './endpoints/office/pages.ts';
import { officePosts } from './endpoints/office/posts.ts';
import { officePlans } from './endpoints/office/plans.ts';
import { officePromoCodes } from './endpoints/office/promo-codes.ts';
import { officePeople } from './endpoints/office/people.ts';
import { officeEmails } from './endpoints/office/emails.ts';
import { officeGiftCards } from './endpoints/office/gift-cards.ts';
import { officePasses } from './endpoints/office/passes.ts';
import { officePayments } from './endpoints/office/payments.ts';
import { officeReports } from './endpoints/office/reports.ts';
import { officeRosters } from './endpoints/office/rosters.ts';
import { officeSales } from './endpoints/office/sales.ts';
import { officeScan } from './endpoints/office/scan.ts';
import { officeSeries } from './endpoints/office/series.ts';
import { officeMemberships } from './endpoints/office/memberships.ts';
import { officeRegistrations } from './endpoints/office/registrations.ts';
import { officeSessions } from './endpoints/office/sessions.ts';
import { officeTeam } from './endpoints/office/team.ts';
import { officeTill } from './endpoints/office/till.ts';
import { officeToday } from './endpoints/office/today.ts';
import { officeWaitlist } from './endpoints/office/waitlist.ts';
import { officeSite } from './endpoints/office/site.ts';
import { officeWaiver } from './endpoints/office/waiver.ts';
import { officeWaivers } from './endpoints/office/waivers.ts';
import { officeWalkIns } from './endpoints/office/walk-ins.ts';
import { officeWaiverLinks } from './endpoints/office/waiver-links.ts';
import { officeWorklist } from './endpoints/office/worklist.ts';
import { openings } from './endpoints/openings.ts';
import { pages } from './endpoints/pages.ts';
import { passes } from './endpoints/passes.ts';
import { payments } from './endpoints/payments.ts';
import { profile } from './endpoints/profile.ts';
import { plans } from './endpoints/plans.ts';
import { promoCodes } from './endpoints/promo-codes.ts';
import { programs } from './endpoints/programs.ts';
import { registeredSessions } from './endpoints/registered-sessions.ts';
import { registrations } from './endpoints/registrations.ts';
import { sessions } from './endpoints/sessions.ts';
import { site } from './endpoints/site.ts';
import { waitlist } from './endpoints/waitlist.ts';
import { waiver } from './endpoints/waiver.ts';

/** Every call of SPEC-B 7, by noun. Client, server, documents and fuzzers are generated from this table. */
export const contract = {
  auth,
  account,
  profile,
  contacts,
  billing,
  waiver,
  programs,
  coaches,
  sessions,
  registrations,
  site,
  waitlist,
  openings,
  registeredSessions,
  pages,
  navigation,
  newsletter,
  contact,
  blog,
  engagement,
  payments,
  plans,
  promoCodes,
  memberships,
  passes,
  credit,
  doorPass,
  giftCards,
  challenge,
  chatRooms,
  notifications,
  officeTeam,
  officeAudit,
  officeSessions,
  officeRosters,
  officeScan,
  officeCalendar,
  officeAttendance,
  officeSeries,
  officeClosures,
  officeToday,
  officeWorklist,
  officeSite,
  officePosts,
  officeImports,
  officePages,
  officeMedia,
  officeWaiver,
  officeWaivers,
  officeWaiverLinks,
  ...catalogueCalls,
  officePeople,
  officeRegistrations,
  officeWaitlist,
  officeWalkIns,
  officeMemberships,
  officePasses,
  officeSales,
  officePayments,
  officeTill,
  officeCredit,
  officePaymentLinks,
  officeEmails,
  officeGiftCards,
  officePlans,
  officePromoCodes,
  officeReports,
};

/** The type of the contract, for the types of a call: `Body<Contract['auth']['signIn']>`. */
export type Contract = typeof contract;
/** A noun of the contract, such as `sessions`. */
export type Noun = keyof Contract;
/** The nouns of the office, whose calls are in an entry of their own: `officeTeam` is `office.team` there. */
export type OfficeNoun = Extract<Noun, `office${string}`>;

export { basePath } from './definition/base-path.ts';
export { chat } from './endpoints/chat.ts';
export { notificationSocket } from './endpoints/notifications.ts';
export { chatCloseCodes } from './definition/chat-close-codes.ts';
export { chatHello } from './shapes/chat.ts';
export { exampleOf, resolve } from './definition/example.ts';
export { exampleParams } from './definition/example-params.ts';
export { carriesKey, endpoint } from './definition/endpoint.ts';
export { unknownFields } from './definition/unknown-fields.ts';
export { unknownParameters } from './definition/unknown-parameters.ts';
export { describeFields } from './definition/field-descriptions.ts';
export { accountExists, holdReleased, problems } from './definition/problems.ts';
export { inEnvelope, nestFieldErrors, problemExtras } from './definition/problem-fields.ts';
export { declineTexts } from './definition/decline-texts.ts';
export type { DeclineReason } from './definition/decline-texts.ts';
export { problemTexts } from './definition/problem-texts.ts';
export { hasNamedPermission, includesRole, mayDo, permissionsOf, whoMay } from './definition/permissions.ts';
export type { Permission } from './definition/permissions.ts';
export { teamRoles } from './definition/team-roles.ts';
export { mergeRefusals, type MergeRefusal } from './definition/merge-refusals.ts';
export { auditActions, exportedLists } from './definition/audit-actions.ts';
export type { AuditAction, ExportedList } from './definition/audit-actions.ts';
export { officeRecord, officeRecords, recordNouns } from './definition/office-records.ts';
export type { RecordNoun } from './definition/office-records.ts';
export { recordCallsNoun } from './definition/record-calls-noun.ts';
export type { RecordCallsNoun } from './definition/record-calls-noun.ts';
export { weekdays } from './definition/weekdays.ts';
export type { Weekday } from './definition/weekdays.ts';
export { retryLater, waitAndRetry } from './definition/statuses.ts';
export { membershipSources, membershipStates } from './shapes/office/memberships.ts';
export { contactReceived } from './shapes/contact.ts';
export { openingRequested } from './shapes/openings.ts';
export { problemBody } from './shapes/problem-body.ts';
export { maxSeriesDates } from './shapes/office/series.ts';
export { pageTypes } from './shapes/pages.ts';
export {
  idempotencyHeader,
  rateLimitHeaders,
  replayedHeader,
  requestIdHeader,
  wellFormedRequestId,
} from './definition/headers.ts';
export { limitTexts, namedLimits } from './definition/limits.ts';

export type { JsonSchema } from './definition/example.ts';
export type * from './definition/call-kinds.ts';
export type * from './definition/endpoint.ts';
export type { AccountLimits, Limit, Limits, NamedLimit } from './definition/limits.ts';
export type { ProblemCode } from './definition/problems.ts';
export type { NestedFieldErrors, ProblemExtras } from './definition/problem-fields.ts';
export type { ProblemDetails } from './definition/problem-details.ts';
export type * from './generated/index.ts';
