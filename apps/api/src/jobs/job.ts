import type { Deps } from '../dependencies.ts';

/** Something the server does by itself. Runs may overlap after a crash, so each effect guards itself. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** A process that has not ended the run by then counts as dead, and another may begin. */
  readonly leaseMs: number;
  /** @param stopping the server is asked to stop: what is under way is ended, nothing new is begun */
  run(deps: Deps, stopping?: AbortSignal): Promise<void>;
}
