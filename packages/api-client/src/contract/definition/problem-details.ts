import type { DeclineReason } from './decline-texts.ts';
import type { MergeRefusal } from './merge-refusals.ts';
import type { Permission } from './permissions.ts';
import type { TillClosing } from '../generated/office-till.ts';
import type { WaiverContent } from '../generated/waiver.ts';
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
  /** Who signs in with the address. */
  readonly email_taken: { readonly person_id: string; readonly person_name: string };
  /** The post that has the address, or had it. */
  readonly slug_taken: { readonly post_id: string; readonly post_title: string };
  readonly merge_refused: { readonly refusal: MergeRefusal };
  readonly preview_changed: { readonly preview: Readonly<Record<string, unknown>> };
  /** The closing that came first. */
  readonly till_closed: { readonly closing: TillClosing };
  readonly refund_above_rest: { readonly rest: string };
  /** `waiver`: the text in force, where the waiver was signed by link. */
  readonly waiver_changed: { readonly current_version?: string; readonly waiver?: WaiverContent };
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
