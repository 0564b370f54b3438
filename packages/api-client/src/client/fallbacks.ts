import { availabilityOf } from '../contract/reads/sessions.ts';
import { readWaitlistEntry } from '../contract/reads/waitlist.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Calls } from './call-types.ts';

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function unlessMissing<T>(call: Promise<T>, otherwise: (missing: ApiError) => T | Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    if (isMissing(error)) return otherwise(error as ApiError);
    throw error;
  });
}

/** What a 404 means where Spec B 4 says that it means something else than "not found". */
export function withFallbacks(calls: Calls, assumeWaitlistAccepted: boolean): Calls {
  const { sessions, waitlist } = calls;
  return {
    ...calls,
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
      /** Off, a 404 says that there is no waitlist; on, the spec's pretended success (Decision 2.13). */
      join: (options) =>
        unlessMissing(waitlist.join(options), (missing) => {
          if (assumeWaitlistAccepted) return readWaitlistEntry({ ...options.body, on_waitlist: true });
          throw new ApiError({
            kind: 'refused',
            message: 'The waitlist is not available for this session.',
            code: 'waitlist_unavailable',
            status: 404,
            details: missing.details,
            requestId: missing.requestId,
          });
        }),
    },
  };
}
