import type { BodyKind } from '../contract/definition/call-kinds.ts';

function hasFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob);
}

/** Sends files as parts, text unchanged, and everything else as JSON text. */
function asParts(body: object): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) parts.append(name, value);
    else parts.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return parts;
}

/** The encoded body, and its content type where the transport cannot derive it. */
export function bodyFor(
  kind: BodyKind,
  body: unknown,
): { body: string | FormData | undefined; type?: string } {
  if (body === undefined) return { body: undefined };
  const multipart = typeof body === 'object' && body !== null && (kind === 'multipart' || hasFile(body));
  if (multipart && kind !== 'json') return { body: asParts(body) };
  return { body: JSON.stringify(body), type: 'application/json' };
}
