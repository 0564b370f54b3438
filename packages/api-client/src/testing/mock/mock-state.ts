import { studioDay, toStudioIso } from '@detroit-well/config/studio-time';
import {
  firstRuleViolation,
  fromCents,
  isFull,
  payLaterDay,
  rateFor,
  registrationOpen,
  schedule,
  spotsLeft,
  toCents,
  type PaymentPlan,
} from '@detroit-well/pricing';
import { testCards } from '@detroit-well/validation/card';
import { declineTexts, problemExtras } from '../../contract/index.ts';
import type {
  BillingAddress,
  ChatMessage,
  EmergencyContact,
  DeclineReason,
  Registration,
  Session,
} from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { requireIdentity } from './identity.ts';
import { mockPeople, mockSessions, type MockPerson } from './mock-data.ts';

/** What the provider does with a card: it charges it, asks its owner first, or declines for a reason. */
type CardBehavior = 'succeeds' | 'asks' | DeclineReason;

const behaviors: Readonly<Record<string, CardBehavior | 'declines' | 'stolen_card'>> = testCards;

/** As the server reads the outcomes of its sandbox: a reason that a payer must not learn is a general decline. */
function behaviorOf(digits: string): CardBehavior {
  const behavior = behaviors[digits] ?? 'card_not_supported';
  return behavior === 'declines' || behavior === 'stolen_card' ? 'card_declined' : behavior;
}

export interface MockRegistration {
  readonly personId: string;
  readonly view: Registration;
  readonly paidCents: number;
  /** What a cancellation returned. */
  readonly refundCents?: number;
  readonly clientSecret: string | null;
}

export interface MockWaiting {
  readonly id: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly createdAt: string;
}

interface Attempt {
  readonly person: MockPerson;
  readonly sessionId: string;
  readonly plan: PaymentPlan;
  /** Absent when nothing is charged now. */
  readonly paymentMethodId: string | undefined;
}

/** The people, sessions and registrations of one mock studio. */
export interface MockState {
  readonly people: MockPerson[];
  readonly registrations: MockRegistration[];
  readonly waiting: MockWaiting[];
  /** By the public id of the person. */
  readonly contacts: Map<string, EmergencyContact[]>;
  readonly billing: Map<string, BillingAddress>;
  /** The messages of chat rooms, by the name of the room. */
  readonly messages: Map<string, ChatMessage[]>;
  now(): Date;
  newId(kind: string): string;
  /** The person that an access token was issued to; `null` if the token is unknown or expired. */
  personOf(accessToken: string): MockPerson | null;
  signIn(person: MockPerson): { access: string; refresh: string };
  /** New tokens for a refresh token, which is then used up; `null` if it is unknown. */
  refresh(token: string): { access: string; refresh: string } | null;
  signOut(refreshToken: string): void;
  expireTokens(): void;
  endSignIns(): void;
  fill(sessionId: string): void;
  /** Sessions as the person sees them. */
  sessionsFor(person: MockPerson | null): Session[];
  sessionFor(id: string, person: MockPerson | null): Session;
  registrationOf(id: string, person: MockPerson): MockRegistration;
  replace(id: string, changed: Partial<MockRegistration>): MockRegistration;
  addCard(digits: string): string;
  charge(paymentMethodId: string): CardBehavior;
  register(attempt: Attempt): MockRegistration;
}

export const declined = (reason: DeclineReason) =>
  fakeProblem('payment_failed', { reason, message: declineTexts[reason] });

const isLive = ({ view }: MockRegistration): boolean => ['confirmed', 'held'].includes(view.status);

export function createMockState(now: () => Date): MockState {
  const people = mockPeople();
  const planned = mockSessions(now());
  const registrations: MockRegistration[] = [];
  const waiting: MockWaiting[] = [];
  const accessTokens = new Map<string, MockPerson>();
  const refreshTokens = new Map<string, MockPerson>();
  const cards = new Map<string, CardBehavior>();
  const filled = new Set<string>();
  let ids = 0;

  const newId = (kind: string) => `${kind}-${(ids += 1)}`;
  const takenBy = (sessionId: string) =>
    registrations.filter((one) => isLive(one) && one.view.session_id === sessionId);

  function seen(session: Session, person: MockPerson | null): Session {
    const max = session.max_participants;
    const live = takenBy(session.public_id);
    const taken =
      filled.has(session.public_id) && max !== null ? max : session.current_registrations + live.length;
    const seats = { max_participants: max, current_registrations: taken };
    const own = live.find(({ personId }) => personId === person?.profile.public_id);
    const price = rateFor(
      { priceMember: toCents(session.price_member), pricePublic: toCents(session.price_public) },
      person?.isMember === true,
    );
    return {
      ...session,
      ...seats,
      available_spots: spotsLeft(seats),
      is_full: isFull(seats),
      registration_open: registrationOpen(session, now()),
      session_type: Date.parse(session.end_datetime) <= now().getTime() ? 'completed' : 'upcoming',
      price: fromCents(price.cents),
      payment_status: own?.view.payment_status ?? null,
      is_registered: own?.view.status === 'confirmed',
    };
  }

  function tokensOf(person: MockPerson) {
    const [access, refresh] = [newId('access'), newId('refresh')];
    accessTokens.set(access, person);
    refreshTokens.set(refresh, person);
    return { access, refresh };
  }

  const state: MockState = {
    people,
    registrations,
    waiting,
    contacts: new Map(),
    billing: new Map(),
    messages: new Map(),
    now,
    newId,
    personOf: (accessToken) => accessTokens.get(accessToken) ?? null,
    signIn: tokensOf,
    refresh(token) {
      const person = refreshTokens.get(token);
      refreshTokens.delete(token);
      return person === undefined ? null : tokensOf(person);
    },
    signOut: (token) => void refreshTokens.delete(token),
    expireTokens: () => accessTokens.clear(),
    endSignIns() {
      accessTokens.clear();
      refreshTokens.clear();
    },
    fill: (sessionId) => void filled.add(sessionId),
    sessionsFor: (person) => planned.map((session) => seen(session, person)),
    sessionFor(id, person) {
      const session = planned.find(({ public_id: own }) => own === id);
      if (session === undefined) throw fakeProblem('not_found');
      return seen(session, person);
    },
    registrationOf(id, person) {
      const found = registrations.find(
        ({ view, personId }) => view.public_id === id && personId === person.profile.public_id,
      );
      if (found === undefined) throw fakeProblem('not_found');
      return found;
    },
    replace(id, changed) {
      const index = registrations.findIndex(({ view }) => view.public_id === id);
      const before = registrations[index];
      if (before === undefined) throw fakeProblem('not_found');
      return (registrations[index] = { ...before, ...changed });
    },
    addCard(digits) {
      const id = newId('pm');
      cards.set(id, behaviorOf(digits));
      return id;
    },
    charge: (id) => cards.get(id) ?? 'card_declined',
    register({ person, sessionId, plan, paymentMethodId }) {
      const session = state.sessionFor(sessionId, person);
      const { profile } = person;
      const violation = firstRuleViolation({
        open: session.registration_open,
        alreadyRegistered: takenBy(sessionId).some(({ personId }) => personId === profile.public_id),
        waiverAccepted: profile.waiver_accepted,
        paymentConsent: profile.payment_consent,
        identity: profile,
        today: studioDay(now()),
        seats: session,
      });
      if (violation === 'profile_incomplete') requireIdentity(profile);
      if (violation !== null) {
        throw fakeProblem(violation, problemExtras[violation]);
      }
      const priceCents = toCents(session.price);
      const charges = priceCents > 0 && paymentMethodId !== undefined;
      const behavior = charges ? state.charge(paymentMethodId) : 'succeeds';
      if (behavior !== 'succeeds' && behavior !== 'asks') throw declined(behavior);
      const isReserved = paymentMethodId === undefined && plan === 'full';
      const firstDay = isReserved ? payLaterDay(now(), session.start_datetime, studioDay) : studioDay(now());
      const instalments = schedule(priceCents, plan, firstDay);
      const isPaidNow = charges && behavior === 'succeeds';
      const firstCents = instalments[0]?.cents ?? 0;
      const paidCents = isPaidNow ? firstCents : 0;
      const registration: MockRegistration = {
        personId: profile.public_id,
        paidCents,
        clientSecret: behavior === 'asks' ? newId('secret') : null,
        view: {
          public_id: newId('registration'),
          session_id: sessionId,
          session_title: session.title,
          start_datetime: session.start_datetime,
          status: behavior === 'asks' ? 'held' : 'confirmed',
          payment_status: priceCents === 0 ? 'free' : paidCents >= priceCents ? 'paid' : 'pending',
          payment_plan: plan,
          price: session.price,
          rate: person.isMember ? 'member' : 'public',
          // It sells no passes.
          covered_by: 'none',
          instalments: instalments.map(({ dueOn, cents }, index) => ({
            due_on: dueOn,
            amount: fromCents(cents),
            status: index === 0 && isPaidNow ? 'paid' : 'due',
          })),
          created_at: toStudioIso(now()),
          hold_expires_at: behavior === 'asks' ? toStudioIso(new Date(now().getTime() + 15 * 60_000)) : null,
        },
      };
      registrations.push(registration);
      return registration;
    },
  };
  return state;
}
