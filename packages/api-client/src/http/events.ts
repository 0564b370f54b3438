import type { ApiError } from '../errors/api-error.ts';

interface CallInfo {
  /** The call as method and path pattern: `GET /training/sessions/{id}/`. */
  readonly call: string;
  /** Whether no screen shows the failure of this call (`background`). */
  readonly background: boolean;
}

interface FailureInfo extends CallInfo {
  readonly message: string;
  readonly error: ApiError;
}

/** Events that the HTTP layer emits without acting on them (SPEC-B 8.1); screens decide what to show. */
export type ClientEvent =
  /** `retries`: the client waits `waitMs` and retries; `false` means that the wait is too long and the call fails. */
  | (CallInfo & {
      readonly type: 'rateLimited';
      readonly message: string;
      readonly waitMs: number;
      readonly retries: boolean;
    })
  | (FailureInfo & { readonly type: 'permissionError' })
  | (FailureInfo & { readonly type: 'serverError' })
  | (FailureInfo & { readonly type: 'networkError' });

/** Receives each event of a client. It runs before the call throws and must not throw itself. */
export type OnEvent = (event: ClientEvent) => void;
