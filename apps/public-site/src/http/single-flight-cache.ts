import { LRUCache } from 'lru-cache';
import type { Reuse } from './packed-page.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

interface CacheOptions<Value> {
  /** A value this young is given out as it is. Milliseconds. */
  ttlMs: number;
  /** For this long after that it is still given out at once, while a new one is made behind it. Milliseconds. */
  staleMs?: number;
  /**
   * `always`: also past `ttlMs`, while it is renewed. `briefly`: for `ttlMs`. `once`: for those who wait for it. `never`: for
   * the caller who made it alone.
   */
  reuse?: (value: Value) => Reuse;
  /** Failures that concern the caller alone, such as a rate limit: others who wait make the value themselves. */
  isOwnFailure?: (error: unknown) => boolean;
  /** How many values are kept; the least recently used goes first. */
  limit: number;
  now?: () => number;
}

/** Values kept briefly have places of their own, so that unknown names never evict what is asked for often. */
const shareOfBrief = 1 / 3;

/**
 * Keeps what `make` returned and lets all callers that ask for it at the same time wait for one run. Failures go to those who
 * wait and are never kept; a failed renewal leaves the old value in place until its time is over.
 */
export class SingleFlightCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #brief: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #options: Required<CacheOptions<Value>>;

  constructor(options: CacheOptions<Value>) {
    this.#options = {
      staleMs: 0,
      reuse: () => 'always',
      isOwnFailure: () => false,
      now: Date.now,
      ...options,
    };
    this.#entries = new LRUCache({ max: options.limit });
    this.#brief = new LRUCache({ max: Math.ceil(options.limit * shareOfBrief) });
  }

  /** `freshOnly`: the caller waits for a new value, and gets an older one only where the new one is not whole. */
  async get(key: string, make: () => Promise<Value>, { freshOnly = false } = {}): Promise<Value> {
    const now = this.#options.now();
    const good = this.#entries.get(key);
    const kept = good && good.usableUntil > now ? good : this.#brief.get(key);
    if (kept && kept.freshUntil > now) return kept.value;
    const other = this.#flights.get(key);
    const flight = other ?? this.#start(key, make);
    if (!kept || kept.usableUntil <= now) return other ? this.#join(other, key, make) : flight;
    if (freshOnly) return this.#wholeOr(kept.value, flight);
    flight.catch(() => undefined);
    return kept.value;
  }

  /** Whether asking for the key starts no new run. */
  has(key: string): boolean {
    return this.#entries.has(key) || this.#brief.has(key) || this.#flights.has(key);
  }

  /** What another caller is already waiting for, unless its outcome concerns that caller alone. */
  async #join(flight: Promise<Value>, key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await flight;
      if (this.#options.reuse(value) !== 'never') return value;
    } catch (error) {
      if (!this.#options.isOwnFailure(error)) throw error;
    }
    const own = await make();
    this.#keep(key, own);
    return own;
  }

  /** The new value, or the old one where the new one failed or lacks a part. */
  async #wholeOr(old: Value, flight: Promise<Value>): Promise<Value> {
    const value = await flight.catch(() => old);
    const reuse = this.#options.reuse(value);
    return reuse === 'always' || reuse === 'briefly' ? value : old;
  }

  #start(key: string, make: () => Promise<Value>): Promise<Value> {
    const flight = make()
      .then((value) => {
        this.#keep(key, value);
        return value;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  #keep(key: string, value: Value): void {
    const { ttlMs, staleMs } = this.#options;
    const reuse = this.#options.reuse(value);
    const now = this.#options.now();
    const freshUntil = now + ttlMs;
    if (reuse === 'always') {
      this.#brief.delete(key);
      this.#entries.set(key, { value, freshUntil, usableUntil: freshUntil + staleMs });
    }
    if (reuse === 'briefly' && (this.#entries.get(key)?.usableUntil ?? 0) <= now) {
      this.#brief.set(key, { value, freshUntil, usableUntil: freshUntil });
    }
  }
}
