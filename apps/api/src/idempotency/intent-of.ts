import { refuse, refuseFields } from '../refusals.ts';
import { bodyHash, isKey, type Intent } from './intent.ts';

/** What names an intent in a call. */
interface KeyedCall {
  readonly idempotencyKey: string | undefined;
  readonly caller: { readonly userId: string } | null;
  readonly operation: string;
  readonly params: unknown;
  readonly body: unknown;
  /** What the quick hash cannot tell of the body (body-mark.ts). */
  readonly bodyMark?: string;
}

/** The intent behind a call, or null when the client sent no key. Refuses a key that cannot be kept. */
export function intentOf(call: KeyedCall): Intent | null {
  const { idempotencyKey: key, caller, operation, params, body, bodyMark: mark } = call;
  if (key === undefined) return null;
  if (!isKey(key)) throw refuseFields({ idempotency_key: ['The Idempotency-Key header is not valid.'] });
  const whole = { params, body, ...(mark ? { mark } : {}) };
  return { owner: caller?.userId ?? 'guest', key, operation, bodyHash: bodyHash(whole) };
}

/** The same key with another body (SPEC-B 10.6). */
export const keyReused = () => refuse('idempotency_key_reused');
