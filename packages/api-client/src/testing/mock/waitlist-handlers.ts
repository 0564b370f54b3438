import { toStudioIso } from '@detroit-well/config/studio-time';
import { openingRequested, problemExtras } from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { fieldsOf, signedIn, text } from './handler-input.ts';
import type { MockWaiting } from './mock-state.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';

function waitlistEntry({ id, sessionId, createdAt }: MockWaiting, { state }: MockCall) {
  const entries = state.waiting.filter((each) => each.sessionId === sessionId);
  return {
    public_id: id,
    session_id: sessionId,
    position: entries.findIndex((each) => each.id === id) + 1,
    estimated_wait_time: null,
    notify_email: true,
    notify_sms: false,
    status: 'waiting',
    offer_expires_at: null,
    created_at: createdAt,
    on_waitlist: true,
  };
}

const waitingOf = (call: MockCall) => {
  const { profile } = signedIn(call);
  const found = call.state.waiting.find(
    (each) => each.sessionId === call.params['id'] && each.personId === profile.public_id,
  );
  if (found === undefined) throw fakeProblem('not_found');
  return found;
};

/** Waitlists and requests for an email about an open spot; the studio makes no offers and sends no emails. */
export const waitlistHandlers: MockHandlers = {
  'waitlist.join': (call) => {
    const { profile } = signedIn(call);
    const { state } = call;
    const session = state.sessionFor(text(fieldsOf(call.body)['session_id']), call.person);
    if (!session.is_full) throw fakeProblem('waitlist_not_needed');
    const isSame = (each: MockWaiting) =>
      each.personId === profile.public_id && each.sessionId === session.public_id;
    if (state.waiting.some(isSame)) throw fakeProblem('already_waiting', problemExtras.already_waiting);
    const entry = {
      id: state.newId('waitlist'),
      personId: profile.public_id,
      sessionId: session.public_id,
      createdAt: toStudioIso(state.now()),
    };
    state.waiting.push(entry);
    return waitlistEntry(entry, call);
  },
  'openings.request': ({ params, state }) => {
    if (!state.sessionFor(params['id'] ?? '', null).is_full) throw fakeProblem('waitlist_not_needed');
    return { message: openingRequested };
  },
  'waitlist.status': (call) => waitlistEntry(waitingOf(call), call),
  'waitlist.leave': (call) => void call.state.waiting.splice(call.state.waiting.indexOf(waitingOf(call)), 1),
  'waitlist.list': (call) => {
    const { profile } = signedIn(call);
    const own = call.state.waiting.filter(({ personId }) => personId === profile.public_id);
    return {
      count: own.length,
      sms_available: false,
      results: own.map((each) => ({
        ...waitlistEntry(each, call),
        waiting_count: call.state.waiting.filter(({ sessionId }) => sessionId === each.sessionId).length,
        notified_at: null,
        payment_held_until: null,
        session: call.state.sessionFor(each.sessionId, call.person),
      })),
    };
  },
};
