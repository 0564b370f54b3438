import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const slowly = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** About 10 ms. The fingerprint is stored for a day, so it must not be easier to brute-force than the password hash. */
const cost = { N: 4_096 };

/**
 * Fingerprint of the parts of a body that `bodyHash` leaves out. Passwords go through a slow hash, salted with the idempotency
 * key. Files are hashed by content. Empty when the body has neither.
 */
export async function bodyFingerprint(body: unknown, key: string): Promise<string> {
  const secrets: string[] = [];
  const files: File[] = [];
  collect(body, '', secrets, files);
  const parts = files.length === 0 ? [] : await Promise.all(files.map(contentOf));
  if (secrets.length > 0) {
    const fingerprint = await slowly(JSON.stringify(secrets), `intent ${key}`, 32, cost);
    parts.push(fingerprint.toString('hex'));
  }
  return parts.join(' ');
}

/** True if a field with this name goes into the slow hash instead of the fast one. */
export const isSecretName = (name: string): boolean => name.includes('password');

function collect(value: unknown, path: string, secrets: string[], files: File[]): void {
  if (value instanceof File) files.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (isSecretName(name)) secrets.push(`${path}.${name}`, JSON.stringify(inner) ?? '');
      else collect(inner, `${path}.${name}`, secrets, files);
    }
  }
}

async function contentOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}
