import { isUnknownOutcome, isUnprocessed } from '@detroit-well/api-client';

/** What was sent, and the key that it had. */
export interface Attempt {
  readonly key: string;
  readonly sent: string;
}

/**
 * Whether the next attempt must have the same key: the outcome is not known, or the server did not look at this attempt, which
 * says nothing about an earlier one.
 */
export const leavesOpen = (error: unknown): boolean => isUnknownOutcome(error) || isUnprocessed(error);
