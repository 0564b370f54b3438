import { scrub } from '@detroit-well/config/scrub';
import { stackFrames } from './stack-frames.ts';
import type { StackFrame } from './stack-frames.ts';

/** An error with the context known at the call site. */
export interface Failure {
  readonly error: unknown;
  /** `GET /training/sessions/{id}/`: the route pattern, never the URL. */
  readonly call?: string | undefined;
  readonly status?: number | undefined;
  /** Request id of the failed response; identifies the entry in the server's log. */
  readonly requestId?: string | undefined;
  /** The route pattern of the page, if it differs from the reporter's. */
  readonly page?: string | undefined;
  /** The reference shown to the user, to quote to support. */
  readonly reference?: string | undefined;
}

/** The report sent to the service: a closed list of fields without personal data. */
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

/** Builds the report field by field, so that bodies, details and causes of the error are never sent. */
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
