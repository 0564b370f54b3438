import { problem, fieldProblem } from '../problem.ts';
import { bodyHash, isValidKey, type IdempotentRequest } from './idempotent-request.ts';

/** What names an intent in a call. */
interface KeyedCall {
  readonly idempotencyKey: string | undefined;
  readonly caller: { readonly userId: string } | null;
  readonly operation: string;
  readonly params: unknown;
  readonly body: unknown;
  /** What the quick hash cannot tell of the body (body-fingerprint.ts). */
  readonly bodyMark?: string;
}

/** The intent behind a call, or null when the client sent no key. Refuses a key that cannot be kept. */
export function idempotentRequestOf(call: KeyedCall): IdempotentRequest | null {
  const { idempotencyKey: key, caller, operation, params, body, bodyMark: mark } = call;
  if (key === undefined) return null;
  if (!isValidKey(key)) throw fieldProblem({ idempotency_key: ['The Idempotency-Key header is not valid.'] });
  const whole = { params, body, ...(mark ? { mark } : {}) };
  return { owner: caller?.userId ?? 'guest', key, operation, bodyHash: bodyHash(whole) };
}

/** The same key with another body (SPEC-B 10.6). */
export const keyReused = () => problem('idempotency_key_reused');
