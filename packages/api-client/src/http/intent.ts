/**
 * The name of one intent ("register me for this"), made when a person means it and kept until the answer is known: across
 * retries, second clicks and reloads. A new wish, or the same wish with other details, takes a new one.
 */
export function newIntent(): string {
  return randomId();
}

/** Random and unguessable; works on plain http, where `randomUUID` is not offered. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
