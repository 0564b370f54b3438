/**
 * Returns the idempotency key of one user action, such as a registration. Create it when the user acts, and keep it across
 * retries, second clicks and reloads until the outcome is known. A new action, or the same one with other details, needs a
 * new key.
 */
export function newIdempotencyKey(): string {
  return randomId();
}

/** An unguessable random id. Also works over plain http, where browsers lack `randomUUID`. */
export function randomId(): string {
  // Faster in Node, which prepares the bytes of many UUIDs at once.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID().replaceAll('-', '');
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
