/**
 * Readers of one value each, for servers that say the same thing in several ways. None of them throws; what is missing
 * becomes the empty value. Only `listIn`, `readEach`, `recordIn`, `naming`, `recordOrNothing` and `instant` throw, when there is nothing
 * of the asked kind to show.
 */
export type Loose = Record<string, unknown>;

/** The answer has no shape that a screen could show. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export function isRecord(raw: unknown): raw is Loose {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function loose(raw: unknown): Loose {
  return isRecord(raw) ? raw : {};
}

export function text(raw: unknown, otherwise = ''): string {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' ? String(raw) : otherwise;
}

export function textOrNull(raw: unknown): string | null {
  const read = text(raw);
  return read === '' ? null : read;
}

export function whole(raw: unknown, otherwise = 0): number {
  return wholeOrNull(raw) ?? otherwise;
}

export function wholeOrNull(raw: unknown): number | null {
  const read = numberOrNull(raw);
  return read === null ? null : Math.trunc(read);
}

export function numberOrNull(raw: unknown): number | null {
  if (typeof raw === 'string' && raw.trim() === '') return null;
  const read = typeof raw === 'number' || typeof raw === 'string' ? Number(raw) : Number.NaN;
  return Number.isFinite(read) ? read : null;
}

/** A price as number or text, read as the wire's decimal string: `75`, `75.5` and `"75"` become `75.00`, `75.50`, `75.00`. */
export function price(raw: unknown, otherwise = '0.00'): string {
  const read = numberOrNull(raw);
  return read === null || read < 0 ? otherwise : read.toFixed(2);
}

/** A value this client does not know yet reads as `otherwise`. */
export function oneOf<const V extends string, O extends V | null>(
  values: readonly V[],
  raw: unknown,
  otherwise: O,
): V | O {
  return values.find((value) => value === raw) ?? otherwise;
}

export function texts(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.map((one) => text(one)).filter((one) => one !== '') : [];
}

/** An image as text, or as an object with `url` or `full_url`. */
export function imageUrl(...candidates: readonly unknown[]): string | null {
  for (const candidate of candidates) {
    const found = isRecord(candidate)
      ? (textOrNull(candidate.url) ?? textOrNull(candidate.full_url))
      : textOrNull(candidate);
    if (found !== null) return found;
  }
  return null;
}

/** A plain array, or the first of `keys` that holds one; records only. */
export function listIn(
  raw: unknown,
  keys: readonly string[],
  complaint = 'The list could not be read.',
): Loose[] {
  const found = Array.isArray(raw) ? raw : keys.map((key) => loose(raw)[key]).find(Array.isArray);
  if (!Array.isArray(found)) throw new Unreadable(complaint);
  return found.filter(isRecord);
}

/** A record, bare or under the first of `keys` that holds one. */
export function recordIn(
  raw: unknown,
  keys: readonly string[],
  complaint = 'The answer could not be read.',
): Loose {
  if (!isRecord(raw)) throw new Unreadable(complaint);
  return keys.map((key) => raw[key]).find(isRecord) ?? raw;
}

/** The record, if it has at least one of `keys`: a reply without any of them, such as `{}`, holds nothing of the asked kind. */
export function naming(
  given: Loose,
  keys: readonly string[],
  complaint = 'The answer could not be read.',
): Loose {
  if (!keys.some((key) => given[key] !== undefined)) throw new Unreadable(complaint);
  return given;
}

/** A record where the specification shows none: an empty answer is an empty record; anything else is still unreadable. */
export function recordOrNothing(raw: unknown): Loose {
  return recordIn(raw ?? {}, []);
}

/** An instant that can be shown. Throws where there is none: the entry it belongs to cannot be shown either. */
export function instant(raw: unknown): string {
  const read = text(raw);
  if (Number.isNaN(Date.parse(read))) throw new Unreadable('A date could not be read.');
  return read;
}

/** Reads every entry of a list; one that cannot be read costs only itself. Where none can, the list is unreadable. */
export function readEach<Entry, T>(
  entries: readonly Entry[],
  read: (one: Entry) => T,
  complaint = 'The list could not be read.',
): T[] {
  const found = entries.flatMap((entry): T[] => {
    try {
      return [read(entry)];
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
  if (entries.length > 0 && found.length === 0) throw new Unreadable(complaint);
  return found;
}

/** How many there are in all, where the server says so. */
export function countOf(raw: unknown, shown: readonly unknown[]): number {
  return wholeOrNull(loose(raw).count) ?? wholeOrNull(loose(raw).total_count) ?? shown.length;
}

/** Reads every record of a list with one reader. */
export function eachIn<T>(keys: readonly string[], read: (one: Loose) => T): (raw: unknown) => T[] {
  return (raw) => readEach(listIn(raw, keys), read);
}
