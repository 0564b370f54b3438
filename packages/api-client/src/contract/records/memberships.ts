// Written by `pnpm run wire-table` from shapes/memberships.ts; do not edit.
import type { MembershipPayment, MembershipResult, OwnMembership } from '../types/memberships.ts';
import { choice, choiceOrNull, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';

export const membershipPaymentRecord = (raw: unknown): MembershipPayment => record(raw, { id: text, at: text, amount: price, refunded_amount: price });
export const membershipResultRecord = (raw: unknown): MembershipResult => record(raw, { membership: ownMembershipRecord, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });
export const ownMembershipRecord = (raw: unknown): OwnMembership => record(raw, { id: text, name: text, plan_id: textOrNull, state: choice(['pending', 'active', 'past_due', 'paused', 'cancelled', 'expired'], 'active'), source: choice(['granted', 'bought'], 'granted'), price: textOrNull, period: choiceOrNull(['month', 'year'], 'month'), start_date: text, end_date: textOrNull, paid_until: textOrNull, next_payment_on: textOrNull, cancel_at_period_end: isTrue, can_pay: isTrue, can_cancel: isTrue, can_resume: isTrue, card: orNull((raw) => record(raw, { brand: text, last4: text })), payments: list(membershipPaymentRecord) });
