import { rawRecord } from '../contract/definition/lenient.ts';
import { availabilityOf } from '../contract/reads/sessions.ts';
import { readWaitlistEntry } from '../contract/reads/waitlist.ts';
import { ApiError } from '../errors/api-error.ts';
import { CallPromise } from '../http/call-promise.ts';
import type { ClientSession } from '../http/client-session.ts';
import type { Endpoints } from './generated/index.ts';
import type { Core } from './core.ts';

function unless<T>(
  status: number,
  call: CallPromise<T>,
  otherwise: (error: ApiError) => T | Promise<T>,
): CallPromise<T> {
  const recovered = call.withResponse().catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.status === status)) throw error;
    const response = { status, requestId: error.requestId, header: () => undefined };
    return { data: await otherwise(error), response };
  });
  return new CallPromise(recovered);
}

function unlessMissing<T>(
  call: CallPromise<T>,
  otherwise: (missing: ApiError) => T | Promise<T>,
): CallPromise<T> {
  return unless(404, call, otherwise);
}

/**
 * Ends the session that a call started in this tick belongs to, but never that of a user who signs in later. Start the call
 * first: the first token read after a change of user returns `null`, which keeps the call from running as the next user.
 */
function endOf(session: ClientSession): () => Promise<void> {
  const pendingToken = session.accessToken().catch(() => null);
  return async () => {
    const token = await pendingToken;
    if (token !== null) await session.end(token);
  };
}

// The responses that mean more than their status (SPEC-A 4, SPEC-B 4): another result, or the end of the session.

export const accountFallbacks = ({ deleteAccount }: Endpoints['account'], { session }: Core) => ({
  deleteAccount: (...args: Parameters<typeof deleteAccount>) => {
    const call = deleteAccount(...args);
    const end = endOf(session);
    const ended = call.withResponse().then(async (outcome) => {
      await end();
      return outcome;
    });
    return new CallPromise(ended);
  },
});

export const profileFallbacks = ({ me }: Endpoints['profile'], { session }: Core) => ({
  /** A user who may not read their own profile is no longer signed in. */
  me: (...args: Parameters<typeof me>) => {
    const call = me(...args);
    const end = endOf(session);
    return unless(403, call, async (error) => {
      await end();
      throw error;
    });
  },
});

export const sessionsFallbacks = ({ availability, detail }: Endpoints['sessions']) => ({
  /** Without an availability call, derive the availability from the session. */
  availability: (...args: Parameters<typeof availability>) =>
    unlessMissing(availability(...args), async () => availabilityOf(await detail(...args))),
});

export const waitlistFallbacks = (
  { status, leave, join }: Endpoints['waitlist'],
  { assumeWaitlistAccepted }: Core,
) => ({
  status: (...[input, options]: Parameters<typeof status>) =>
    unlessMissing(status(input, options), () =>
      readWaitlistEntry({ session_id: input.params.id, status: 'left', on_waitlist: false }),
    ),
  /** When off, a 404 does not say whether the entry or the call is missing; when on, it counts as a success (SPEC-A 7.13). */
  leave: (...args: Parameters<typeof leave>) =>
    assumeWaitlistAccepted ? unlessMissing(leave(...args), () => undefined) : leave(...args),
  /** When off, a 404 means that there is no waitlist; when on, it counts as a success (SPEC-A 7.13). */
  join: (...[input, options]: Parameters<typeof join>) =>
    unlessMissing(join(input, options), (missing) => {
      if (assumeWaitlistAccepted) return readWaitlistEntry({ ...input.body, on_waitlist: true });
      const message = 'The waitlist is not available for this session.';
      throw new ApiError({
        kind: 'refused',
        message,
        code: 'waitlist_unavailable',
        status: 404,
        details: { ...rawRecord(missing.details), message },
        requestId: missing.requestId,
      });
    }),
});
