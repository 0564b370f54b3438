import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, refundDue, toCents } from '@detroit-well/pricing';
import type { Session } from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { fieldsOf, text } from './handler-input.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';
import { declined, type MockRegistration } from './mock-state.ts';
import { liveOf } from './live-of.ts';

/** What a move charges, gives back and leaves open: a registration without a payment stays open at the new price. */
function termsOf({ paidCents }: MockRegistration, { price }: Session) {
  const left = toCents(price) - paidCents;
  const refund_amount = fromCents(Math.max(0, -left));
  return {
    due_now: fromCents(paidCents > 0 ? Math.max(0, left) : 0),
    refund_amount,
    refund_parts: left < 0 ? [{ to: 'card' as const, amount: refund_amount }] : [],
  };
}

const openOf = ({ view, paidCents }: MockRegistration, { price }: Session) =>
  paidCents > 0 ? [] : view.instalments.slice(0, 1).map((due) => ({ ...due, amount: price }));

function otherDates({ view }: MockRegistration, { state, person }: MockCall): Session[] {
  const { program } = state.sessionFor(view.session_id, person);
  return state
    .sessionsFor(person)
    .filter(
      (session) =>
        session.program.title === program.title &&
        session.public_id !== view.session_id &&
        Date.parse(session.start_datetime) > state.now().getTime(),
    );
}

function deadlineOf({ view, paidCents }: MockRegistration, { state }: MockCall): Date {
  return refundDue({ paidCents, startsAt: view.start_datetime, now: state.now(), cancelledBy: 'member' })
    .deadline;
}

const isMovable = (registration: MockRegistration, call: MockCall): boolean =>
  registration.view.status === 'confirmed' && call.state.now() <= deadlineOf(registration, call);

/** Moves of a registration that is paid in full or not at all. */
export const moveHandlers: MockHandlers = {
  'registeredSessions.moveOptions': (call) => {
    const registration = liveOf(call);
    const can_move = isMovable(registration, call);
    return {
      can_move,
      reason: can_move ? null : fakeProblem('cannot_move').message,
      move_deadline: toStudioIso(deadlineOf(registration, call)),
      dates: (can_move ? otherDates(registration, call) : []).map((session) => ({
        session,
        ...termsOf(registration, session),
        instalments: openOf(registration, session),
        blocked_by: session.is_full ? 'session_full' : null,
      })),
    };
  },
  'registeredSessions.move': (call) => {
    const registration = liveOf(call);
    const body = fieldsOf(call.body);
    if (!isMovable(registration, call)) throw fakeProblem('cannot_move');
    const target = call.state.sessionFor(text(body['session_id']), call.person);
    if (target.is_full) throw fakeProblem('session_full');
    const terms = termsOf(registration, target);
    if (text(body['amount']) !== target.price || text(body['due_now']) !== terms.due_now)
      throw fakeProblem('price_changed', { price: target.price });
    const dueCents = toCents(terms.due_now);
    if (dueCents > 0) {
      const behavior = call.state.charge(text(body['payment_method_id']));
      if (behavior !== 'succeeds' && behavior !== 'asks') throw declined(behavior);
    }
    const { view, paidCents } = registration;
    const open = openOf(registration, target);
    const moved = call.state.replace(view.public_id, {
      paidCents: paidCents + dueCents - toCents(terms.refund_amount),
      view: {
        ...view,
        session_id: target.public_id,
        session_title: target.title,
        start_datetime: target.start_datetime,
        price: target.price,
        instalments: open.length > 0 ? open : view.instalments,
      },
    });
    return {
      registration: moved.view,
      payment: dueCents > 0 ? { status: 'succeeded', client_secret: null, amount: terms.due_now } : null,
      refund_amount: terms.refund_amount,
      message: `You moved to ${target.title}.`,
    };
  },
};
