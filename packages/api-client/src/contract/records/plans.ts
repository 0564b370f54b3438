// Written by `pnpm run wire-table` from shapes/plans.ts; do not edit.
import type { Plan, PlanBenefits } from '../types/plans.ts';
import { choice, choiceOrNull, integerOrNull, isTrue, orNull, price, record, text } from '../definition/lenient.ts';

export const planRecord = (raw: unknown): Plan => record(raw, { id: text, kind: choice(['membership', 'pass'], 'membership'), name: text, price: price, period: choiceOrNull(['month', 'year'], 'month'), benefits: orNull(planBenefitsRecord), credits: integerOrNull, valid_days: integerOrNull, version_id: text });
export const planBenefitsRecord = (raw: unknown): PlanBenefits => record(raw, { member_rate: isTrue, sessions_per_month: integerOrNull });
