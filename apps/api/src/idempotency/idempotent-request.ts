import { createHash } from 'node:crypto';
import { isSecretName } from './body-fingerprint.ts';

/** One press of a button: the key a client made for it, who sent it, which call and which body (SPEC-B 10.6). */
export interface IdempotentRequest {
  /** A user's id, or `guest`. A key means nothing to anybody but the one who made it. */
  readonly owner: string;
  readonly key: string;
  /** Method and path. */
  readonly operation: string;
  readonly bodyHash: string;
}

const longestKey = 255;

/** True for a key we are ready to keep. */
export function isValidKey(key: string): boolean {
  return key.length >= 1 && key.length <= longestKey && /^[\x21-\x7e]+$/.test(key);
}

/**
 * Hash of a body, the same whatever the order of its fields. A password is left out: a fast hash of it beside the slow one
 * kept for signing in would be the easier one to guess; `bodyMark` tells it apart.
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
