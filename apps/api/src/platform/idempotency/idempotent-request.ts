import { createHash } from 'node:crypto';
import { isSecretName } from './body-fingerprint.ts';

/** A user action as the server compares retries of it: owner, idempotency key, call and body (SPEC-B 10.6). */
export interface IdempotentRequest {
  /** A user id, or `guest`. Keys are scoped to their owner. */
  readonly owner: string;
  readonly key: string;
  /** Method and path. */
  readonly operation: string;
  readonly bodyHash: string;
  /** Called before the stored response of an earlier request is sent again. */
  readonly replayed?: () => void;
}

const longestKey = 255;

/** True if a key has 1 to 255 printable ASCII characters. */
export function isValidKey(key: string): boolean {
  return key.length >= 1 && key.length <= longestKey && /^[\x21-\x7e]+$/.test(key);
}

/**
 * Hash of a body, independent of the order of its fields. Passwords are left out, because a fast hash would be easier to
 * brute-force than the stored password hash. `bodyFingerprint` covers them.
 */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([name, inner]) => inner !== undefined && !isSecretName(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
