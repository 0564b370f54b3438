import { Unreadable, unreadableList, unreadableResponse } from './unreadable.ts';

/**
 * Lenient readers of one value each, for servers that send the same data in several forms. A missing value becomes the
 * empty value. Only `listIn`, `readEach`, `recordIn`, `naming` and `instant` throw, when the response
 * lacks what a screen must show.
 */
export type RawRecord = Record<string, unknown>;

export function isRecord(raw: unknown): raw is RawRecord {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function rawRecord(raw: unknown): RawRecord {
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

export function integer(raw: unknown, otherwise = 0): number {
  return integerOrNull(raw) ?? otherwise;
}

export function integerOrNull(raw: unknown): number | null {
  const read = numberOrNull(raw);
  return read === null ? null : Math.trunc(read);
}

export function numberOrNull(raw: unknown): number | null {
  if (typeof raw === 'string' && raw.trim() === '') return null;
  const read = typeof raw === 'number' || typeof raw === 'string' ? Number(raw) : Number.NaN;
  return Number.isFinite(read) ? read : null;
}

/** Reads a price as a decimal string: `75`, `75.5` and `"75"` become `75.00`, `75.50` and `75.00`. */
export function price(raw: unknown, otherwise = '0.00'): string {
  const read = numberOrNull(raw);
  return read === null || read < 0 ? otherwise : read.toFixed(2);
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
export function listIn(raw: unknown, keys: readonly string[], message: string = unreadableList): RawRecord[] {
  const found = Array.isArray(raw) ? raw : keys.map((key) => rawRecord(raw)[key]).find(Array.isArray);
  if (!Array.isArray(found)) throw new Unreadable(message);
  return found.filter(isRecord);
}

/** A record, bare or under the first of `keys` that holds one. */
export function recordIn(
  raw: unknown,
  keys: readonly string[],
  message: string = unreadableResponse,
): RawRecord {
  if (!isRecord(raw)) throw new Unreadable(message);
  return keys.map((key) => raw[key]).find(isRecord) ?? raw;
}

/**
 * Returns the record if it has at least one of `keys`. A response without any of them, such as `{}`, does not hold the
 * requested kind.
 */
export function naming(
  given: RawRecord,
  keys: readonly string[],
  message: string = unreadableResponse,
): RawRecord {
  if (!keys.some((key) => given[key] !== undefined)) throw new Unreadable(message);
  return given;
}

/** Reads the reply to a change. The change has happened whatever its reply says, so a reply without a record is an empty one. */
export function recordOrEmpty(raw: unknown, keys: readonly string[] = []): RawRecord {
  return recordIn(rawRecord(raw), keys);
}

/** Throws without a valid instant, because the entry could not be shown either. */
export function instant(raw: unknown): string {
  const read = text(raw);
  if (Number.isNaN(Date.parse(read))) throw new Unreadable('A date could not be read.');
  return read;
}

/** Reads every entry of a list and drops unreadable ones. If all entries are unreadable, the list is too. */
export function readEach<Entry, T>(
  entries: readonly Entry[],
  read: (one: Entry) => T,
  message: string = unreadableList,
): T[] {
  const found = entries.flatMap((entry): T[] => {
    try {
      return [read(entry)];
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
  if (entries.length > 0 && found.length === 0) throw new Unreadable(message);
  return found;
}

/** The total count, if the server sends it; otherwise the number of entries shown. */
export function countOf(raw: unknown, shown: readonly unknown[]): number {
  return integerOrNull(rawRecord(raw).count) ?? integerOrNull(rawRecord(raw).total_count) ?? shown.length;
}

/** Reads every record of a list with one reader. */
export function eachIn<T>(keys: readonly string[], read: (one: RawRecord) => T): (raw: unknown) => T[] {
  return (raw) => readEach(listIn(raw, keys), read);
}

/** One reader for each field of a record. Optional fields are read by hand. */
export type FieldReaders<T> = { readonly [Name in keyof T]: (raw: unknown) => T[Name] };

/** Reads the fields of a record. Older servers send a `public_id` as `id`. The files of `contract/generated` call it. */
export function record<T>(raw: unknown, fields: FieldReaders<T>): T {
  const given = rawRecord(raw);
  const read = Object.entries<(value: unknown) => unknown>(fields).map(([name, reader]) => [
    name,
    name === 'public_id' ? text(given.public_id, text(given.id)) : reader(given[name]),
  ]);
  return Object.fromEntries(read) as T;
}

/** Reads an unknown value as `otherwise`. */
export const choice =
  <const V extends string>(values: readonly V[], otherwise: V) =>
  (raw: unknown): V =>
    values.find((value) => value === raw) ?? otherwise;

/** Reads a missing value as `null`, and an unknown one as `otherwise`. */
export const choiceOrNull =
  <const V extends string>(values: readonly V[], otherwise: V) =>
  (raw: unknown): V | null =>
    typeof raw === 'string' && raw !== '' ? choice(values, otherwise)(raw) : null;

/** The records of an array; anything else is an empty list. */
export const list =
  <T>(read: (one: RawRecord) => T) =>
  (raw: unknown): T[] =>
    Array.isArray(raw) ? raw.filter(isRecord).map((one) => read(one)) : [];

export const orNull =
  <T>(read: (given: RawRecord) => T) =>
  (raw: unknown): T | null =>
    isRecord(raw) ? read(raw) : null;

export const isTrue = (raw: unknown): boolean => raw === true;
export const isNotFalse = (raw: unknown): boolean => raw !== false;
