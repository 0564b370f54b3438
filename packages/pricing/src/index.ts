/** Public API: payment plans, rates, refunds, availability, relevance, meetings and registration rules. */
export { formatCents, fromCents, toCents } from './money.ts';
export type { Cents } from './money.ts';
export type { Day } from './days.ts';
export type { Instant } from './instants.ts';
export {
  instalmentAmounts,
  instalmentsLabel,
  isPlanOffered,
  paymentPlans,
  planOptions,
  planTerms,
  schedule,
} from './plans.ts';
export type { Instalment, PaymentPlan, PlanOption } from './plans.ts';
export { lastMeeting, nextMeeting, priceEachLabel } from './meetings.ts';
export type { Meeting, MeetingSession } from './meetings.ts';
export { laterPlans, payLaterDay } from './pay-later.ts';
export type { PlannedRegistration } from './pay-later.ts';
export { paymentStatus } from './payment-status.ts';
export type { PayableRegistration, PaymentStatus } from './payment-status.ts';
export { membershipActiveOn, rateFor } from './rates.ts';
export type { MembershipTerm, Prices, Rate, RatedPrice } from './rates.ts';
export {
  currentRefundPolicy,
  refundDue,
  refundPolicyName,
  refundPolicyNamed,
  refundTerms,
} from './refunds.ts';
export type { Refund, RefundPolicy } from './refunds.ts';
export { payInto, refundRefusal } from './desk-payments.ts';
export type { DeskRefund, OpenPayment, RefundRefusal } from './desk-payments.ts';
export { leastByCard, splitByCredit } from './studio-credit.ts';
export type { CreditSplit } from './studio-credit.ts';
export { isLastDay, lastDayUntil, waitlistHours } from './waitlist.ts';
export { availabilityLabel, isFull, spotsLabel, spotsLeft } from './availability.ts';
export type { AvailabilityLabel, SeatCounts } from './availability.ts';
export { alternatives, relevanceReasons, relevanceScore } from './relevance.ts';
export type { Alternative, ComparableSession, RelevanceReason } from './relevance.ts';
export { registerButtonState } from './register-button.ts';
export type { RegisterAction, RegisterButton, RegisterSituation } from './register-button.ts';
export {
  acceptsRegistrations,
  ageOn,
  isOldEnough,
  missingIdentity,
  minimumAgeYears,
  registrationOpen,
  firstRuleViolation,
} from './registration-rules.ts';
export type {
  Identity,
  RegistrationAttempt,
  RegistrationTimes,
  RuleViolation,
} from './registration-rules.ts';
export { comparePlan, paysFrom } from './compare-plans.ts';
export type { ComparedPlan, ComparedSession, PlanComparison } from './compare-plans.ts';
export {
  hasMemberRate,
  membershipGrace,
  membershipState,
  paidUntilAfterPause,
  pauseEndsBy,
  pauseLimits,
  pauseRefusal,
  periodStart,
  planChange,
  renewalRetryDays,
  cardNoticeDays,
  priceNoticeDays,
  renewalNoticeDays,
  revivableUntil,
} from './memberships.ts';
export type {
  MembershipFacts,
  MembershipState,
  PaidTime,
  Pause,
  PlanChange,
  PlanPeriod,
  PlanTerms,
} from './memberships.ts';
export {
  creditFor,
  creditPaysFor,
  creditReturns,
  creditsRefunded,
  endsSoon,
  isCreditLeft,
  passExpiresOn,
  passRefundableCents,
  returnedUntil,
} from './passes.ts';
export type { PassCredit, PayableSession } from './passes.ts';
export {
  includedLeft,
  includedMonthFor,
  includedMonths,
  monthIndex,
  nextIncluded,
} from './included-sessions.ts';
export type { IncludedMonth, IncludingMembership } from './included-sessions.ts';
export { promoDiscount, promoRefusal, promoRestRefusal } from './promo-codes.ts';
export type { PromoAttempt, PromoDiscount, PromoRefusal, PromoRules, PromoUse } from './promo-codes.ts';
export { membershipDiscount } from './membership-discounts.ts';
export type { MembershipDiscount } from './membership-discounts.ts';
export { promoSentence } from './promo-sentence.ts';
export type { PromoOffer } from './promo-sentence.ts';
