// Generated from the contract by `pnpm run generate`; do not edit.

export type { AccountCreated, ChangePasswordParams, DeleteAccountParams, PasswordResetConfirmation, PasswordResetParams, RegisterParams, ResendVerificationParams, User, VerifyEmailParams } from './account.ts';

export type { OwnSignIn, Permission, RefreshedTokens, RefreshParams, Roles, SignInParams, Tokens, UnlockParams } from './auth.ts';

export type { BillingAddress, BillingAddressParams } from './billing.ts';

export type { Author, Picture, Post, PostBlock, PostCategory, PostFilters, PostPage, PostPreview, PostSummary, Tag } from './blog.ts';

export type { Challenge, ChallengeConfig, ChallengeToken, SolveChallengeParams } from './challenge.ts';

export type { ChatReadParams, ChatRoom, ChatRooms } from './chat-rooms.ts';

export type { ChatHello, ChatMessage, ChatProblem, ChatSend } from './chat.ts';

export type { CoachDetail } from './coaches.ts';

export type { ContactParams, ContactReceipt } from './contact.ts';

export type { EmergencyContact, EmergencyContactChange, EmergencyContactParams } from './contacts.ts';

export type { Credit, CreditEntry } from './credit.ts';

export type { DoorPass } from './door-pass.ts';

export type { Engagement, EngagementQuery, ReactionParams, ReactionResult } from './engagement.ts';

export type { BuyGiftCardParams, GiftCard, GiftCardBalance, GiftCardBalanceParams, GiftCardResult, RedeemedGiftCard, RedeemGiftCardParams } from './gift-cards.ts';

export type { BuyMembershipParams, MembershipCardParams, MembershipCardResult, MembershipPayment, MembershipResult, OwnMembership, PauseMembershipParams, PayMembershipParams, PlanChangeParams, PlanChangePreview, PlanChangeResult } from './memberships.ts';

export type { Menu, MenuItem } from './navigation.ts';

export type { NewsletterParams, NewsletterSignup } from './newsletter.ts';

export type { Notification, NotificationPage, Notifications, NotificationSignal, ReadNotificationsParams } from './notifications.ts';

export type { AuditEntries, AuditEntry, AuditFilters } from './office-audit.ts';

export type { OfficeCalendar } from './office-calendar.ts';

export type { CategoryGround, ChangeCategoryParams, ChangeCoachParams, ChangeLocationParams, ChangeProgramParams, CreateCategoryParams, CreateCoachParams, CreateLocationParams, CreateProgramParams, LocationBooked, OfficeCategories, OfficeCategory, OfficeCategoryFilters, OfficeCoach, OfficeCoaches, OfficeCoachFilters, OfficeLocation, OfficeLocationFilters, OfficeLocations, OfficeProgram, OfficeProgramFilters, OfficePrograms } from './office-catalogue.ts';

export type { ClosePersonParams, ClosePersonPreview } from './office-closing.ts';

export type { ChangeClosureParams, ClosureCancelPreview, CreateClosureParams, OfficeClosure, OfficeClosureFilters, OfficeClosures } from './office-closures.ts';

export type { ChangePersonContactParams, CreatePersonContactParams, OfficePersonContact, OfficePersonContacts } from './office-contacts.ts';

export type { GiveCreditParams, OfficeCredit } from './office-credit.ts';

export type { DuePayment, DuePaymentFilters, DuePayments } from './office-due-payments.ts';

export type { OfficeEmail, OfficeEmailFilters, OfficeEmails } from './office-emails.ts';

export type { OfficeGiftCard, OfficeGiftCardFilters, OfficeGiftCards, PrintedGiftCard } from './office-gift-cards.ts';

export type { HoldDateParams } from './office-held-dates.ts';

export type { ChangeImportParams, CommitImportParams, OfficeImport, OfficeImportEntry, OfficeImportFilters, OfficeImportPlan, OfficeImportRow, OfficeImportRowFilters, OfficeImportRows, OfficeImports, UploadImportParams } from './office-imports.ts';

export type { OfficeMediaFilters, OfficeMediaPicture, OfficeMediaPictures, UploadMediaParams } from './office-media.ts';

export type { MembershipReport, MembershipReportFilters, MembershipReportRow, MembershipReportRows, MembershipRowFilters } from './office-membership-report.ts';

export type { EndMembershipParams, GrantMembershipParams, OfficeCancelMembershipParams, OfficeMembership, OfficePauseMembershipParams, OfficePersonMembership, OfficePlanChangeParams, OfficeResumeMembershipParams } from './office-memberships.ts';

export type { MergeParams, MergePreview, MergePreviewParams, UnmergeParams } from './office-merges.ts';

export type { Liabilities, Liability, LiabilityFilters, LiabilityRows } from './office-owed.ts';

export type { ChangePageParams, OfficePage, OfficePageEntry, OfficePageFilters, OfficePages } from './office-pages.ts';

export type { OfficePasses, SellPassParams } from './office-passes.ts';

export type { OfficePaymentDetail, SentReceipt } from './office-payment-detail.ts';

export type { MembershipLinkSent, PaymentLink, PaymentLinkParams, RenewalLink, SendLinkParams, WaitingPaymentLinks } from './office-payment-links.ts';

export type { DayTotals, DayTotalsFilters, OfficePayment, OfficePaymentFilters, OfficePayments, RefundPaymentParams, RefundTerms, SettleRefundParams, TakePaymentParams } from './office-payments.ts';

export type { ChangePersonNoteParams, ChangePersonParams, CreatePersonNoteParams, CreatePersonParams, EmailState, OfficePeople, OfficePeopleChoices, OfficePeopleFilters, OfficePerson, OfficePersonEmail, OfficePersonNote, OfficePersonRegistration, OfficePersonRow, WaiverEvidence } from './office-people.ts';

export type { ChangePlanParams, CreatePlanParams, OfficePlan, OfficePlanFilters, OfficePlans, PlanPriceParams, PlanPricePreview } from './office-plans.ts';

export type { ChangePostParams, CreatePostParams, OfficePost, OfficePostEntry, OfficePostFilters, OfficePosts, PreviewLink } from './office-posts.ts';

export type { ChangePromoCodeParams, CreatePromoCodeParams, OfficePromoCode, OfficePromoCodeFilters, OfficePromoCodes, PromoUse } from './office-promo-codes.ts';

export type { CancelForPersonParams, CancelForPersonPreview, MoveForPersonParams, MovePreview, OfficeRegistration, PreviewMoveParams, PreviewRegistrationParams, RegisterPersonParams, RegisterPreview } from './office-registrations.ts';

export type { CoachMeeting, CoachMeetingFilters, CoachMeetings, SlotSession, SlotSessionFilters, SlotSessions } from './office-report-rows.ts';

export type { CoachReport, CoachReportEntry, CoachReportFilters, MoneyReport, MoneyReportDay, MoneyReportFilters, PayoutReport, PayoutReportEntry, PayoutReportFilters, RetentionReport, RetentionReportFilters, RetentionReportMonth, SlotReport, SlotReportEntry, SlotReportFilters } from './office-reports.ts';

export type { AddFactsParams, FactFlag, FactKind, OfficeRoster, OfficeRosterEntry, OfficeRosterFilters, RostersToday, StoredFacts } from './office-roster.ts';

export type { OfficeCards, OfficeSale, SellParams } from './office-sales.ts';

export type { ScannedPerson, ScanParams } from './office-scan.ts';

export type { ApplySeriesChangesParams, ChangeSeriesParams, CreateSeriesParams, OfficeSeries, OfficeSeriesFilters, OfficeSeriesList, PreviewSeriesChangesParams, SeriesChanged, SeriesChangesPreview } from './office-series.ts';

export type { CancelSessionParams, ChangeSessionParams, CreateSessionParams, OfficeSession, OfficeSessionFilters, OfficeSessions, SessionCancelPreview, SessionCancelProgress } from './office-sessions.ts';

export type { OfficeMenu, OfficeSite, OfficeTestimonials, SaveMenuParams, SaveSiteParams, SaveTestimonialsParams } from './office-site.ts';

export type { AcceptInvitationParams, InviteTeamMemberParams, OfficeAccess, Team, TeamFilters, TeamMember, TeamMemberParams, TeamRole } from './office-team.ts';

export type { CloseTillParams, Till, TillClosing, TillClosingFilters, TillClosings } from './office-till.ts';

export type { OfficeToday, TodaySession, Worklist, WorklistEntry, WorklistFilters } from './office-today.ts';

export type { AddToWaitlistParams, OfferSpotParams, OfficeWaitlist, OfficeWaitlistEntry } from './office-waitlist.ts';

export type { OfficeWaiverLink, SendWaiverLinkParams, SendWaiverLinksParams, SentWaiverLinks } from './office-waiver-links.ts';

export type { PublishedWaiver, PublishWaiverParams } from './office-waiver.ts';

export type { OfficeWaiverDraft, OfficeWaiverVersion, OfficeWaiverVersions, PreviewWaiverParams, PublishWaiverVersionParams, SaveWaiverDraftParams, WaiverPublishPreview } from './office-waivers.ts';

export type { AddWalkInsParams, RegisterWalkInParams, WalkInFlag, WalkInResult, WalkInResults } from './office-walk-ins.ts';

export type { PublishParams, Revisions, WrittenStatus, WrittenVersionParams } from './office-written.ts';

export type { Opening, OpeningLinkParams, OpeningParams, OpeningReceipt } from './openings.ts';

export type { FindQuery, Hero, Page, PageFilters, PageList, Sitemap } from './pages.ts';

export type { BuyPassParams, OwnPass, OwnPasses, PassEntry, PassPurchase, PassResult } from './passes.ts';

export type { OpenPaymentLink, PaidByLink, PayByLinkParams } from './payment-links.ts';

export type { ConfirmSandboxParams, PaymentsConfig, SandboxCard, SandboxConfirmation, SandboxPaymentMethod, SavedCard } from './payments.ts';

export type { OfficePicture, OfficePictureParams, StudioPicture } from './pictures.ts';

export type { PlanChangePreviewParams } from './plan-changes.ts';

export type { Plan, PlanBenefits, PlanKind, PlanPeriod } from './plans.ts';

export type { MessageReply } from './primitives.ts';

export type { Problem } from './problem-body.ts';

export type { Activity, CoachedSession, Dashboard, FeedItem, FeedPage, Membership, Profile, ProfileChange, ProfileImageUpload, StaffProfile, TrainingDashboard, UpdateProfileParams } from './profile.ts';

export type { Program, ProgramCategory, ProgramDetail, ProgramFilters, SessionProgram } from './programs.ts';

export type { CheckPromoCodeParams, PromoCodeCheck } from './promo-codes.ts';

export type { CalendarEntry, CalendarLink, LedgerEntry, Material, MessagePage, MoveDate, MoveOptions, MoveParams, MoveResult, Participant, RegisteredSession, RegisteredSessionDetail, RegistrationDetail, SessionMessage, SessionUpdate } from './registered-sessions.ts';

export type { Cancellation, CancellationResult, CancelParams, ConfirmPaymentParams, Feedback, FeedbackParams, GuestRegistrationParams, Instalment, Payment, PaymentPlan, PayParams, RefundPreview, RefundTo, Registration, RegistrationFilters, RegistrationParams, RegistrationResult } from './registrations.ts';

export type { AttendanceMark, AttendanceParams, MessageParams, MessageSent, Roster, RosterEntry, RosterQuery } from './roster.ts';

export type { Availability, Coach, FacetFilters, Meeting, Session, SessionDay, SessionFacet, SessionFacetOption, SessionFacets, SessionFilters, SessionList, UpcomingSessions } from './sessions.ts';

export type { LaunchState, Site, Testimonial } from './site.ts';

export type { JoinWaitlistParams, WaitlistEntry, WaitlistItem, WaitlistNotificationsParams, WaitlistPage } from './waitlist.ts';

export type { SignWaiverByLinkParams, WaiverAcceptance, WaiverChange, WaiverContent, WaiverLink, WaiverLinkSigned, WaiverRule, WaiverStatus } from './waiver.ts';
