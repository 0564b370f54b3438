/** Work that the server does at intervals. Runs may overlap after a crash, so each effect must be idempotent. */
export interface Job<Deps> {
  readonly name: string;
  readonly everyMs: number;
  /** A run that has not ended by then counts as crashed, and another process may claim the job. */
  readonly leaseMs: number;
  /** The interval of its runs on the way of a move of the studio's clock, if that is longer than its own. */
  readonly moveEveryMs?: number;
  /** @param stopping aborted when the server shuts down: the run finishes its current work and starts nothing new */
  run(deps: Deps, stopping?: AbortSignal): Promise<void>;
}
