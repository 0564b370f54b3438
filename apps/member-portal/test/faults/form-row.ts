import type { ReactElement } from 'react';
import { waitFor } from '@testing-library/react';
import type { page } from './form-page.tsx';
import { isLost, type Fault } from './replies.ts';

export interface FormRow {
  readonly name: string;
  readonly call: string;
  /** The success response to this call; `others` has the responses to other calls. */
  readonly good: { readonly status?: number; readonly data?: unknown };
  readonly others?: Readonly<Record<string, unknown>>;
  readonly form: () => ReactElement;
  readonly fill: () => void | Promise<void>;
  readonly submit: () => void | Promise<void>;
  /** The input that the form keeps after a failure, by label. */
  readonly preserved: Readonly<Record<string, string>>;
  readonly expectedText: (fault: Fault) => string;
  /** The hint next to the error when the outcome is unknown; null if the error says it or a retry does no harm. */
  readonly unconfirmed: string | null;
  /** Each attempt has its own idempotency key, because repeating the call has no further effect. */
  readonly repeatable?: true;
  /** Faults that count as a success; by default every success whose response cannot be read, because a change has happened. */
  readonly successes?: readonly Fault[];
  readonly done: () => Promise<unknown>;
}

/** The hint next to an error when the outcome is unknown. */
export const unconfirmed = (what: string): string =>
  `We could not confirm whether ${what}. It is safe to try again.`;

/** The texts of SPEC-B 8.7 and 8.9 for a lost response and any other failure. */
export const saving =
  (otherwise: string, network: string) =>
  (fault: Fault): string =>
    isLost(fault) ? network : otherwise;

/** Successes whose response cannot be read. */
export const unreadable = ['html', 'null', '{}'] as const;

export const waitForCall = (call: typeof page.navigate): Promise<void> =>
  waitFor(() => {
    if (call.mock.calls.length === 0) throw new Error('Nothing happened yet.');
  });
