import { scrub } from './scrub.ts';
import { stackFrames } from './stack-frames.ts';
import type { StackFrame } from './stack-frames.ts';

/** What went wrong, as the code that noticed it knows it. */
export interface Failure {
  readonly error: unknown;
  /** `GET /training/sessions/{id}/`: the call by its pattern, never by its address. */
  readonly call?: string | undefined;
  readonly status?: number | undefined;
  /** Of the failed response; an operator finds the server's own log by it. */
  readonly requestId?: string | undefined;
  /** The page by its pattern, where it is not the reporter's own. */
  readonly page?: string | undefined;
  /** What the person was shown, to give to support. */
  readonly reference?: string | undefined;
}

/** What leaves the page: a closed list of fields, each without personal data. */
export interface FailureReport {
  readonly type: string;
  /** The operator's message. */
  readonly message: string;
  readonly frames: readonly StackFrame[];
  /** The page by its pattern. */
  readonly page: string;
  readonly tags: Readonly<Record<string, string>>;
}

const isHeaderSafe = /^[\w-]{1,64}$/;

/** Builds the report field by field: whatever else an error carries (bodies, details, causes) stays behind. */
export function reportOf(failure: Failure, page: string): FailureReport {
  const { error, call, status, requestId, reference } = failure;
  const thrown =
    error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'Not an error');
  const tags = {
    call,
    status: status === undefined ? undefined : String(status),
    request_id: requestId !== undefined && isHeaderSafe.test(requestId) ? requestId : undefined,
    reference,
  };
  return {
    type: thrown.name,
    message: scrub(thrown.message),
    frames: stackFrames(thrown.stack ?? ''),
    page,
    tags: Object.fromEntries(
      Object.entries(tags).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}
