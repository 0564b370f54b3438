import { LRUCache } from 'lru-cache';

/**
 * The ways to reuse a value for other callers. `always`: also past `ttlMs`, while it is renewed. `briefly`: for `ttlMs`. `once`:
 * for the callers already waiting. `never`: only for the caller that made it.
 */
export type Reuse = 'always' | 'briefly' | 'once' | 'never';

interface Entry<Value> {
  readonly value: Value;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

interface CacheOptions<Value> {
  /** A value of at most this age is returned as is. Milliseconds. */
  readonly ttlMs: number;
  /**
   * For this long afterwards the value is still returned immediately, while a new one is made in the background.
   * Milliseconds.
   */
  readonly staleMs?: number;
  readonly reuse?: (value: Value) => Reuse;
  /** Failures that concern only the caller, such as a rate limit: other waiting callers make the value themselves. */
  readonly isOwnFailure?: (error: unknown) => boolean;
  /** The most values that are kept; the least recently used is evicted first. */
  readonly limit: number;
  readonly now?: () => number;
}

/** Values kept briefly have a separate cache, so that unknown names never evict popular values. */
const shareOfBrief = 1 / 3;

/**
 * Caches the results of `make`; concurrent callers with the same key share one run. A failure goes to the waiting callers and
 * is never cached. After a failed renewal the old value stays until it expires.
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

  /** `freshOnly`: the caller waits for a new value, and gets an older one only if the new one is incomplete. */
  async get(key: string, make: () => Promise<Value>, { freshOnly = false } = {}): Promise<Value> {
    const now = this.#options.now();
    const good = this.#entries.get(key);
    const cached = good && good.usableUntil > now ? good : this.#brief.get(key);
    if (cached && cached.freshUntil > now) return cached.value;
    const other = this.#flights.get(key);
    const flight = other ?? this.#start(key, make);
    if (!cached || cached.usableUntil <= now) return other ? this.#join(other, key, make) : flight;
    if (freshOnly) return this.#completeOr(cached.value, flight);
    flight.catch(() => undefined);
    return cached.value;
  }

  /** True if a call for this key would start no new run. */
  has(key: string): boolean {
    return this.#entries.has(key) || this.#brief.has(key) || this.#flights.has(key);
  }

  /** Joins another caller's run, unless its outcome concerns only that caller. */
  async #join(flight: Promise<Value>, key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await flight;
      if (this.#options.reuse(value) !== 'never') return value;
    } catch (error) {
      if (!this.#options.isOwnFailure(error)) throw error;
    }
    const own = await make();
    this.#store(key, own);
    return own;
  }

  /** The new value, or the old one if the new one failed or is incomplete. */
  async #completeOr(old: Value, flight: Promise<Value>): Promise<Value> {
    const value = await flight.catch(() => old);
    const reuse = this.#options.reuse(value);
    return reuse === 'always' || reuse === 'briefly' ? value : old;
  }

  #start(key: string, make: () => Promise<Value>): Promise<Value> {
    const flight = make()
      .then((value) => {
        this.#store(key, value);
        return value;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  #store(key: string, value: Value): void {
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
