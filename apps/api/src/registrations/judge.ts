/** What is known of the session and of the person when a registration is asked for. Cents and instants. */
export interface RegistrationFacts {
  readonly now: Date;
  readonly session: {
    readonly status: 'scheduled' | 'cancelled' | 'rescheduled';
    readonly registrationOpen: boolean;
    readonly startsAt: Date;
    readonly maxParticipants: number | null;
    /** Confirmed registrations plus live holds. */
    readonly taken: number;
  };
  readonly waiverAccepted: boolean;
  readonly paymentConsent: boolean;
  /** Age on the session's day, or null where the date of birth is not known: the waiver attests 18 or over (Spec A 5). */
  readonly ageOnTheDay: number | null;
  readonly alreadyRegistered: boolean;
  /** The price this caller pays, and what the caller believes it is, when the caller said so. */
  readonly priceCents: number;
  readonly claimedCents: number | null;
  readonly planOffered: boolean;
  readonly hasPaymentMethod: boolean;
  readonly mustPayNow: boolean;
}

export type Refusal =
  | 'registration_closed'
  | 'waiver_required'
  | 'age_restricted'
  | 'already_registered'
  | 'session_full'
  | 'price_changed'
  | 'plan_not_offered'
  | 'payment_method_required';

type Rule = readonly [Refusal, (facts: RegistrationFacts) => boolean];

/** In the order in which a person is told; the first that holds is the answer (Decision 3, Registration). */
const rules: readonly Rule[] = [
  ['registration_closed', ({ session, now }) => !isOpen(session, now)],
  ['waiver_required', (facts) => !facts.waiverAccepted || !facts.paymentConsent],
  ['age_restricted', (facts) => facts.ageOnTheDay !== null && facts.ageOnTheDay < 18],
  ['already_registered', (facts) => facts.alreadyRegistered],
  ['session_full', ({ session }) => isFull(session)],
  ['price_changed', (facts) => facts.claimedCents !== null && facts.claimedCents !== facts.priceCents],
  ['plan_not_offered', (facts) => facts.priceCents > 0 && !facts.planOffered],
  [
    'payment_method_required',
    (facts) => facts.mustPayNow && facts.priceCents > 0 && !facts.hasPaymentMethod,
  ],
];

/** Why this registration is refused, or null when it may go on. The place itself is decided later, by the database. */
export function refusalOf(facts: RegistrationFacts): Refusal | null {
  return rules.find(([, applies]) => applies(facts))?.[0] ?? null;
}

/** Whether anybody may register at all: not cancelled, not closed, not begun. */
export function isOpen(
  session: Pick<RegistrationFacts['session'], 'status' | 'registrationOpen' | 'startsAt'>,
  now: Date,
): boolean {
  return session.status !== 'cancelled' && session.registrationOpen && session.startsAt > now;
}

/** True when every place is taken; an empty `max_participants` means unlimited. */
export function isFull(session: { readonly maxParticipants: number | null; readonly taken: number }): boolean {
  return session.maxParticipants !== null && session.taken >= session.maxParticipants;
}
