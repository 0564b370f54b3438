import { createHash, randomUUID } from 'node:crypto';
import { bodyHash } from './idempotent-request.ts';

interface KeyedCall {
  readonly idempotencyKey: string | undefined;
  readonly caller: { readonly userId: string };
  readonly operation: string;
  readonly params: unknown;
}

/**
 * The id of the row that a request creates. It is derived from the idempotency key, so that a repetition after a crash
 * violates the primary key. Without a key the id is random.
 */
export function idOfRequest({ idempotencyKey, caller, operation, params }: KeyedCall): string {
  if (idempotencyKey === undefined) return randomUUID();
  const requestHash = bodyHash([caller.userId, operation, params, idempotencyKey]);
  return createHash('sha256').update(requestHash).digest('hex').slice(0, 32);
}
