import { randomUUID } from 'node:crypto';
import { bytesOf } from '../load.ts';
import type { Studio } from './studio.ts';

const base = '/api/v2';

interface Target {
  readonly name: string;
  readonly status: 200 | 201;
  /** Whether its work must not grow with the number of sessions and registrations. */
  readonly isFlat: boolean;
  /** The next request. */
  readonly next: (studio: Studio) => Buffer;
}

let turn = 0;
const get = (path: string, headers = {}) => bytesOf('GET', base + path, headers);
const asMember = ({ tokens }: Studio) => ({ authorization: `Bearer ${tokens[turn % tokens.length]}` });
const someSession = ({ upcoming }: Studio) => upcoming[turn % upcoming.length];

/** The measured requests. */
export const targets: readonly Target[] = [
  {
    name: 'list of 20',
    status: 200,
    isFlat: true,
    next: () => get('/training/sessions/upcoming/?limit=20'),
  },
  {
    // A filter that nobody used before, so that no cached list serves it. The total counts every upcoming session.
    name: 'list of 20, never cached',
    status: 200,
    isFlat: false,
    next: () => get(`/training/sessions/upcoming/?limit=20&exclude_session=none-${(turn += 1)}`),
  },
  {
    name: 'availability',
    status: 200,
    isFlat: true,
    next: (studio) => ((turn += 1), get(`/training/sessions/${someSession(studio)}/availability/`)),
  },
  {
    name: 'one session',
    status: 200,
    isFlat: true,
    next: (studio) => ((turn += 1), get(`/training/sessions/${someSession(studio)}/`)),
  },
  {
    name: "a member's list of 20",
    status: 200,
    isFlat: true,
    next: (studio) => ((turn += 1), get('/training/sessions/upcoming/?limit=20', asMember(studio))),
  },
  {
    // Looks up 50 rows in each of five indexes, which are a level deeper in a larger database.
    name: "a member's 50 registrations",
    status: 200,
    isFlat: false,
    next: (studio) => ((turn += 1), get('/training/registrations/', asMember(studio))),
  },
  {
    name: 'registration',
    status: 201,
    isFlat: true,
    next: ({ nextRegistration }) => {
      const { token, sessionId } = nextRegistration();
      return bytesOf(
        'POST',
        `${base}/training/registrations/register/`,
        {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
        JSON.stringify({ session_id: sessionId }),
      );
    },
  },
];
