import { operatorMessage } from '@detroit-well/config/env';
import { inspect } from 'node:util';
import { whatFailedInOneLine } from '../platform/logging/what-failed.ts';

/** Why a server or a command could not do its work: sentences without a stack, or one line for an unexpected error. */
export function startFailure(error: unknown): string {
  const known = operatorMessage(error);
  if (known !== undefined) return known;
  return error instanceof Error ? whatFailedInOneLine(error) : inspect(error, { breakLength: Infinity });
}
