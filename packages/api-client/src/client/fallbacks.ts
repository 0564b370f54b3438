import { loose } from '../contract/reads/loose.ts';
import { availabilityOf } from '../contract/reads/sessions.ts';
import { readWaitlistEntry } from '../contract/reads/waitlist.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ClientSession } from '../session/client-session.ts';
import type { Calls } from './call-types.ts';

function unless<T>(
  status: number,
  call: Promise<T>,
  otherwise: (refused: ApiError) => T | Promise<T>,
): Promise<T> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === status) return otherwise(error);
    throw error;
  });
}

function unlessMissing<T>(call: Promise<T>, otherwise: (missing: ApiError) => T | Promise<T>): Promise<T> {
  return unless(404, call, otherwise);
}

/**
 * Ends the session that a call begun in this same moment is made in, and nobody's who has signed in since. Asked only once
 * the call has its own token: being asked first is what keeps it from going out in the name of the next.
 */
function endOf(session: ClientSession): () => Promise<void> {
  const asked = session.accessToken().catch(() => null);
  return async () => {
    const mine = await asked;
    if (mine !== null) await session.end(mine);
  };
}

/** What an answer means where SPEC-A 4 and B 4 say that it means more than its status: another answer, or the session's end. */
export function withFallbacks(calls: Calls, session: ClientSession, assumeWaitlistAccepted: boolean): Calls {
  const { account, profile, sessions, waitlist } = calls;
  return {
    ...calls,
    account: {
      ...account,
      deleteAccount: async (options) => {
        const call = account.deleteAccount(options);
        const end = endOf(session);
        const done = await call;
        await end();
        return done;
      },
    },
    profile: {
      ...profile,
      /** Whoever may not see the own profile is signed in no more. */
      me: (options) => {
        const call = profile.me(options);
        const end = endOf(session);
        return unless(403, call, async (refused) => {
          await end();
          throw refused;
        });
      },
    },
    sessions: {
      ...sessions,
      /** The availability call is missing: the session itself says as much. */
      availability: (options) =>
        unlessMissing(sessions.availability(options), async () =>
          availabilityOf(await sessions.detail({ params: options.params, signal: options.signal })),
        ),
    },
    waitlist: {
      ...waitlist,
      status: (options) =>
        unlessMissing(waitlist.status(options), () =>
          readWaitlistEntry({ session_id: options.params.id, status: 'left', on_waitlist: false }),
        ),
      leave: (options) => unlessMissing(waitlist.leave(options), () => undefined),
      /** Off, a 404 says that there is no waitlist; on, the spec's pretended success (SPEC-A 7.13). */
      join: (options) =>
        unlessMissing(waitlist.join(options), (missing) => {
          if (assumeWaitlistAccepted) return readWaitlistEntry({ ...options.body, on_waitlist: true });
          const message = 'The waitlist is not available for this session.';
          throw new ApiError({
            kind: 'refused',
            message,
            code: 'waitlist_unavailable',
            status: 404,
            details: { ...loose(missing.details), message },
            requestId: missing.requestId,
          });
        }),
    },
  };
}
