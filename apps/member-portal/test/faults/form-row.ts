import type { ReactElement } from 'react';
import { sentences } from '@detroit-well/api-client/errors';
import { waitFor } from '@testing-library/react';
import type { page } from './form-page.tsx';
import { isLost, isUnreadable, type Fault } from './replies.ts';

export interface FormRow {
  readonly name: string;
  readonly call: string;
  /** What the server answers when all is well, to this call and to others. */
  readonly good: { readonly status?: number; readonly data?: unknown };
  readonly others?: Readonly<Record<string, unknown>>;
  readonly form: () => ReactElement;
  readonly fill: () => void | Promise<void>;
  readonly submit: () => void | Promise<void>;
  /** What is still typed after a failure, by label. */
  readonly kept: Readonly<Record<string, string>>;
  readonly says: (fault: Fault) => string;
  /** Said beside it where the outcome is unknown; null where the sentence says it, or a second try does no harm. */
  readonly unconfirmed: string | null;
  /** Each try has a key of its own: doing it twice is the same as doing it once. */
  readonly repeatable?: true;
  /** Faults that are a success for this call, because the specification shows no reply of it. */
  readonly successes?: readonly Fault[];
  readonly done: () => Promise<unknown>;
}

/** What is said beside a failure whose outcome is unknown. */
export const unconfirmed = (what: string): string =>
  `We could not confirm whether ${what}. It is safe to try again.`;

/** SPEC-B 8.7 and 8.9: no response, an unreadable success, anything else. */
export const saving =
  (otherwise: string, network: string) =>
  (fault: Fault): string => {
    if (isLost(fault)) return network;
    return isUnreadable(fault) ? sentences.unknownOutcome : otherwise;
  };

/** Replies that the specification does not show: nothing at all is a success. */
export const bareSuccess = ['null', '{}'] as const;

export const waitForCall = (call: typeof page.navigate): Promise<void> =>
  waitFor(() => {
    if (call.mock.calls.length === 0) throw new Error('Nothing happened yet.');
  });
