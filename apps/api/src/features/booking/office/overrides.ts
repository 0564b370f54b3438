import { mayDo, whoMay, type RegisterPersonParams } from '@detroit-well/api-client/contract';
import { ageYears } from '@detroit-well/config/constants';
import { birthdayOn, formatMediumDay } from '@detroit-well/config/studio-time';
import type { StaffCaller } from '../../../platform/calls/calls.ts';
import { fieldProblem, problem, type ProblemError } from '../../../platform/calls/problem.ts';
import {
  ineligibleProblem,
  ineligibleReasonOf,
  type IneligibleReason,
  type RegistrationFacts,
} from '../seats/eligibility.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';

export type Override = NonNullable<RegisterPersonParams['overrides']>[number];

/** Throws unless the caller may set these rules aside and says why. */
export function requireOverrides(
  { role }: Pick<StaffCaller, 'role'>,
  overrides: readonly Override[],
  reason: string | undefined,
): void {
  for (const override of overrides) {
    const permission = `overrides.${override}` as const;
    if (!mayDo(role, permission))
      throw problem('permission_denied', { permission, who_may: whoMay(permission) });
  }
  if (overrides.length > 0 && !reason) throw fieldProblem({ reason: ['An override needs a reason.'] });
}

/** `18 on May 3, 2027.` */
const ofAgeText = ({ identity: { date_of_birth: born } }: RegistrationFacts): string =>
  born === null
    ? 'Under 18.'
    : `18 on ${formatMediumDay(birthdayOn(born, ageYears.waiver))}. Until then this person cannot register.`;

/** The facts as if no rule that an override sets aside were broken. */
const setAside: Readonly<Record<Override, Partial<RegistrationFacts>>> = {
  waiver: { waiverAccepted: true, paymentConsent: true },
  capacity: { seats: { max_participants: null, current_registrations: 0 } },
  price: { claimedCents: null },
  policy: { open: true },
};

const sessionIsOver = 'This session is over or was cancelled.';

const overrideOfReason: Partial<Record<IneligibleReason, Override>> = {
  waiver_required: 'waiver',
  session_full: 'capacity',
  price_changed: 'price',
  registration_closed: 'policy',
};

/** The broken rules in words for the team: the others speak to the person. */
const texts: Partial<Record<IneligibleReason, string>> = {
  registration_closed: 'Registration for this session is not open.',
  already_registered: 'This person is registered already.',
  waiver_required: 'This person has not accepted the waiver in force and the payment terms.',
  profile_incomplete: 'Name or date of birth of this person is missing. Add it to the profile first.',
  session_full: 'All spots of this session are taken, or go to the waitlist first.',
  price_changed: 'This is not the price for this person.',
};

/** The facts after the given overrides. No override opens a session that is over. */
const withOverrides = (
  facts: RegistrationFacts,
  { session }: RegistrationContext,
  overrides: readonly Override[],
): RegistrationFacts => ({
  ...overrides.reduce((known, override) => ({ ...known, ...setAside[override] }), facts),
  ...(session.isOver && { open: false }),
});

/** A broken rule as a problem, with the override that would set it aside. */
export function brokenRule(
  reason: IneligibleReason,
  { session }: RegistrationContext,
  facts: RegistrationFacts,
): ProblemError {
  const { code, extras } = ineligibleProblem(reason, facts);
  const override = session.isOver ? null : (overrideOfReason[reason] ?? null);
  const message = session.isOver
    ? sessionIsOver
    : reason === 'age_restricted'
      ? ofAgeText(facts)
      : texts[reason];
  return problem(code, { ...extras, ...(message !== undefined && { message }), override });
}

/** Throws for the first rule that is broken and not set aside. */
export function requireRules(
  facts: RegistrationFacts,
  context: RegistrationContext,
  overrides: readonly Override[],
): void {
  const reason = ineligibleReasonOf(withOverrides(facts, context, overrides));
  if (reason !== null) throw brokenRule(reason, context, facts);
}

/** A rule that is in the way, as previews show it. */
export interface Hindrance {
  readonly code: string;
  readonly message: string;
  readonly override: Override | null;
}

export const hindranceOf = ({ code, message, extras }: ProblemError): Hindrance => ({
  code,
  message,
  override: (extras['override'] as Override | null | undefined) ?? null,
});

/** Every rule that is broken. After one that nothing sets aside, the others do not matter. */
export function brokenRules(facts: RegistrationFacts, context: RegistrationContext): Hindrance[] {
  const found: Hindrance[] = [];
  const overrides: Override[] = [];
  for (;;) {
    const reason = ineligibleReasonOf(withOverrides(facts, context, overrides));
    if (reason === null) return found;
    const hindrance = hindranceOf(brokenRule(reason, context, facts));
    found.push(hindrance);
    if (hindrance.override === null) return found;
    overrides.push(hindrance.override);
  }
}
