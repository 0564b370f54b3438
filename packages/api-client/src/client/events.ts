import type { ApiError } from '../errors/api-error.ts';

interface CallInfo {
  /** The call by its pattern: `GET /training/sessions/{id}/`. */
  readonly call: string;
  /** Whether the caller said that no screen shows its failure (`background`). */
  readonly background: boolean;
}

interface FailureInfo extends CallInfo {
  readonly message: string;
  readonly error: ApiError;
}

/** What the http layer announces and never acts upon (SPEC-B 8.1): screens decide what to show. */
export type ClientEvent =
  /** `retries`: the client waits `waitMs` and asks again; otherwise the wait is too long and the call fails. */
  | (CallInfo & {
      readonly type: 'rateLimited';
      readonly message: string;
      readonly waitMs: number;
      readonly retries: boolean;
    })
  | (FailureInfo & { readonly type: 'permissionError' })
  | (FailureInfo & { readonly type: 'serverError' })
  | (FailureInfo & { readonly type: 'networkError' });

export type OnEvent = (event: ClientEvent) => void;
