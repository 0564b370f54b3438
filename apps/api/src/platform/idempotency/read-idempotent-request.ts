import { fieldProblem } from '../calls/problem.ts';
import { bodyHash, isValidKey, type IdempotentRequest } from './idempotent-request.ts';

/** The parts of a call that identify its idempotent request. */
interface KeyedCall {
  readonly idempotencyKey: string | undefined;
  readonly caller: { readonly userId: string } | null;
  readonly operation: string;
  readonly params: unknown;
  readonly body: unknown;
  /** Fingerprint of the body parts that the fast hash leaves out (body-fingerprint.ts). */
  readonly bodyFingerprint?: string;
  readonly replayed?: () => void;
}

/** The idempotent request of a call, or null when the client sent no key. Throws a field problem for an invalid key. */
export function idempotentRequestOf(call: KeyedCall): IdempotentRequest | null {
  const {
    idempotencyKey: key,
    caller,
    operation,
    params,
    body,
    bodyFingerprint: fingerprint,
    replayed,
  } = call;
  if (key === undefined) return null;
  if (!isValidKey(key)) throw fieldProblem({ idempotency_key: ['The Idempotency-Key header is not valid.'] });
  const whole = { params, body, ...(fingerprint ? { fingerprint } : {}) };
  const owner = caller?.userId ?? 'guest';
  return { owner, key, operation, bodyHash: bodyHash(whole), ...(replayed && { replayed }) };
}
