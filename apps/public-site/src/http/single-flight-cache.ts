interface Entry<Value> {
  value: Value;
  freshUntil: number;
  usableUntil: number;
}

interface CacheOptions<Value> {
  /** A value this young is given out as it is. Milliseconds. */
  ttlMs: number;
  /** For this long after that it is still given out at once, while a new one is made behind it. Milliseconds. */
  staleMs?: number;
  /** Which values may outlive `ttlMs`: an error page must not. */
  mayOutlive?: (value: Value) => boolean;
  /** How many values are kept; the oldest goes first. */
  limit: number;
  now?: () => number;
}

/**
 * Keeps what `make` returned and lets everybody who asks meanwhile wait for the same making. Failures are handed to those who
 * wait and never kept; a failed renewal leaves the old value standing until its time is over.
 */
export class SingleFlightCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #options: Required<CacheOptions<Value>>;

  constructor(options: CacheOptions<Value>) {
    this.#options = { staleMs: 0, mayOutlive: () => true, now: Date.now, ...options };
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.#options.now();
    const kept = this.#entries.get(key);
    if (kept && kept.freshUntil > now) return kept.value;
    const flight = this.#flights.get(key) ?? this.#start(key, make);
    if (!kept || kept.usableUntil <= now) return flight;
    flight.catch(() => undefined);
    return kept.value;
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
    const { ttlMs, staleMs, mayOutlive, limit } = this.#options;
    const now = this.#options.now();
    const outlives = mayOutlive(value);
    if (!outlives && (this.#entries.get(key)?.usableUntil ?? 0) > now) return;
    this.#entries.delete(key);
    this.#entries.set(key, {
      value,
      freshUntil: now + ttlMs,
      usableUntil: now + ttlMs + (outlives ? staleMs : 0),
    });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > limit && !oldest.done) this.#entries.delete(oldest.value);
  }
}
