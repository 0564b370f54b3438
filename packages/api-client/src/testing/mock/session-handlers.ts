import { studioDay } from '@detroit-well/config/studio-time';
import type { Session } from '../../contract/index.ts';
import { text } from './handler-input.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';
import { facetTests, facetsOf } from './session-facets.ts';

/** The sessions of a list, by the filters of SPEC-B 7.5 and of the schedule. */
function matching(call: MockCall, isUpcoming: boolean): Session[] {
  const { query, person, state } = call;
  const { program, exclude_session: except, start_date: from, end_date: to } = query;
  const tests = Object.values(facetTests(query));
  return state.sessionsFor(person).filter((session) => {
    const startsAt = new Date(session.start_datetime);
    const day = studioDay(startsAt);
    return (
      (!(isUpcoming || query['upcoming_only']) || startsAt > state.now()) &&
      tests.every((meets) => meets(session)) &&
      (!program || text(program).toLowerCase() === session.program.title.toLowerCase()) &&
      session.public_id !== except &&
      (!from || day >= text(from)) &&
      (!to || day <= text(to))
    );
  });
}

const pageOf = <T>(all: readonly T[], { query }: MockCall): T[] => {
  const offset = Number(query['offset'] ?? 0);
  return all.slice(offset, offset + Number(query['limit'] ?? 50));
};

/** Lists of sessions, a session and its spots. */
export const sessionHandlers: MockHandlers = {
  'sessions.upcoming': (call) => {
    const all = matching(call, true);
    return { count: all.length, upcoming_sessions: pageOf(all, call) };
  },
  'sessions.list': (call) => {
    const all = matching(call, false);
    return { count: all.length, sessions: pageOf(all, call) };
  },
  'sessions.facets': ({ query, state, person }) => {
    const ahead = state
      .sessionsFor(person)
      .filter(({ start_datetime: at, status }) => status !== 'cancelled' && new Date(at) > state.now());
    return facetsOf(ahead, query);
  },
  'sessions.detail': ({ params, person, state }) => state.sessionFor(params['id'] ?? '', person),
  'sessions.availability': ({ params, person, state }) => {
    const session = state.sessionFor(params['id'] ?? '', person);
    const { current_registrations, max_participants, available_spots, is_full, registration_open } = session;
    const can_register = registration_open && !is_full && !session.is_registered;
    return {
      can_register,
      current_registrations,
      max_participants,
      available_spots,
      is_full,
      registration_open,
    };
  },
};
