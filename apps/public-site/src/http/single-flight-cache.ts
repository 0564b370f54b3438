interface Entry<Value> {
  value: Value;
  freshUntil: number;
}

/**
 * Keeps what `make` returned for `ttlMs` and lets everybody who asks meanwhile wait for the same making.
 * Failures are handed to those who wait and never kept. At most `limit` values; the oldest goes first.
 */
export class SingleFlightCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #ttlMs: number;
  readonly #limit: number;
  readonly #now: () => number;

  constructor(options: { ttlMs: number; limit: number; now?: () => number }) {
    this.#ttlMs = options.ttlMs;
    this.#limit = options.limit;
    this.#now = options.now ?? Date.now;
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept && kept.freshUntil > this.#now()) return kept.value;
    const underWay = this.#flights.get(key);
    if (underWay) return underWay;
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
    this.#entries.delete(key);
    this.#entries.set(key, { value, freshUntil: this.#now() + this.#ttlMs });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limit && !oldest.done) this.#entries.delete(oldest.value);
  }
}
