import type { DeclineReason } from './decline-texts.ts';
import type { Permission } from './permissions.ts';
import type { TeamRole } from './team-roles.ts';
import type { ProblemCode } from './problems.ts';

/** The extra fields of a problem's body, by its code. A problem that is not listed has none. */
interface ProblemFields {
  /** With both fields if the permission of a call is missing. */
  readonly permission_denied: { readonly permission?: Permission; readonly who_may?: readonly TeamRole[] };
  readonly version_conflict: {
    readonly yours: Readonly<Record<string, unknown>>;
    readonly theirs: Readonly<Record<string, unknown>>;
    readonly base: Readonly<Record<string, unknown>>;
    /** Who saved the stored version, and when. */
    readonly changed_by?: string | null;
    readonly changed_at?: string | null;
  };
  readonly preview_changed: { readonly preview: Readonly<Record<string, unknown>> };
  readonly refund_above_rest: { readonly rest: string };
  readonly session_full: { readonly session_full: true };
  readonly already_registered: { readonly already_registered: true };
  readonly payment_failed: { readonly reason?: DeclineReason };
  readonly price_changed: { readonly price: string };
  readonly account_exists: { readonly payment_returned?: true };
  readonly hold_expired: { readonly payment_returned?: true };
}

/** The body of a problem with a given code. Field errors are further keys. */
export type ProblemDetails<Code extends ProblemCode> = Readonly<Record<string, unknown>> & {
  readonly message: string;
  readonly code: Code;
  readonly request_id: string;
} & (Code extends keyof ProblemFields ? ProblemFields[Code] : unknown);
