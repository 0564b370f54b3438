import { findAlternatives } from '@detroit-well/booking/find-alternatives';
import { sessionPath } from '@detroit-well/booking/session-text';
import { sessionAvailability } from '@detroit-well/booking/session-view';
import { paths } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import { data, redirect } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';
import type { Session } from '../../api/wire.ts';
import { detail, summarise, type SessionDetail, type SessionSummary } from '../../sessions/session-view.ts';

/** The data of the session page. Each kind except `ready` has its own status and screen (SPEC-B 8.8). */
export type SessionData =
  /** `others`: alternative sessions, only if registration is not possible. */
  | {
      kind: 'ready';
      session: SessionDetail;
      others: readonly SessionSummary[];
      /** The next dates of the program, while registration is possible. */
      next: readonly SessionSummary[];
      /** True if the data that these need was loaded. */
      complete: boolean;
    }
  | { kind: 'missing-id' }
  /** `program`: that of the address, if it is known. */
  | { kind: 'not-found'; program: { title: string; href: string } | null }
  | { kind: 'unavailable' };

const statusOf: Record<SessionData['kind'], number> = {
  ready: 200,
  'missing-id': 400,
  'not-found': 404,
  unavailable: 503,
};

const respond = (page: SessionData) => data(page, { status: statusOf[page.kind] });

/** The id selects the session; a wrong slug redirects to the right one (SPEC-A 7.15). */
export async function loadSession({ url, params, reader, tools }: LoaderCall): Promise<unknown> {
  const publicId = url.searchParams.get('id');
  if (!publicId) return respond({ kind: 'missing-id' });
  const session = await tools.api.session(publicId, reader).catch(() => 'unavailable' as const);
  if (session === 'unavailable') return respond({ kind: 'unavailable' });
  if (!session) return respond({ kind: 'not-found', program: await programAt(params['program'], tools) });
  const right = new URL(sessionPath(session), url);
  const named = right.searchParams.has('id');
  if (named && right.pathname !== url.pathname) return redirect(right.pathname + right.search, 301);
  const shown = detail(session, tools.allowsPicture);
  return respond({ kind: 'ready', session: shown, ...(await othersFor(shown, session.program, tools)) });
}

/** The program that an address names. Its page has the next dates in place of a session that is gone. */
async function programAt(name: string | undefined, { api }: LoaderCall['tools']) {
  const programs = await api.programs().catch(() => []);
  const named = programs.find(({ title }) => slug(title) === name);
  if (!named) return null;
  const { title, category_name: category } = named;
  return { title, href: paths.program({ category, program: title }) };
}

/** The whole calendar, because the next session of the same program may be weeks away. */
const calendarDays = 90;

/** So many dates stand beside the text. */
const nextShown = 4;

async function othersFor(
  session: SessionDetail,
  program: Pick<Session['program'], 'public_id'>,
  { api, now }: LoaderCall['tools'],
): Promise<Pick<Extract<SessionData, { kind: 'ready' }>, 'others' | 'next' | 'complete'>> {
  const at = now().toISOString();
  if (sessionAvailability(session, at) === 'open') {
    const dates = await api.sessionsOfProgram(program.public_id).catch(() => null);
    return { others: [], next: nextDates(session, dates ?? [], at), complete: dates !== null };
  }
  // Without the calendar the page can still show this session.
  const calendar = await api.upcomingSessions().catch(() => null);
  const others = findAlternatives(session, calendar ?? [], at, calendarDays);
  return { others: others.map(summarise), next: [], complete: calendar !== null };
}

/** Other dates of the program that accept registrations, soonest first. */
function nextDates(session: SessionDetail, dates: readonly Session[], at: string): SessionSummary[] {
  return dates
    .filter((other) => other.public_id !== session.public_id && sessionAvailability(other, at) === 'open')
    .slice(0, nextShown)
    .map(summarise);
}
