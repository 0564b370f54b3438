import { createHash, randomUUID } from 'node:crypto';
import { bodyHash } from './idempotent-request.ts';

interface KeyedCall {
  readonly idempotencyKey: string | undefined;
  readonly caller: { readonly userId: string };
  readonly operation: string;
  readonly params: unknown;
}

/**
 * The id of the row an intent makes: the same however often the work is done again after a crash, so that the
 * database itself refuses the second one. Without a key every call is an intent of its own.
 */
export function idOfRequest({ idempotencyKey, caller, operation, params }: KeyedCall): string {
  if (idempotencyKey === undefined) return randomUUID();
  const intent = bodyHash([caller.userId, operation, params, idempotencyKey]);
  return createHash('sha256').update(intent).digest('hex').slice(0, 32);
}
