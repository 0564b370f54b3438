/** One run of a job over many rows, with a time limit. Failures are collected and reported at the end. */
export interface JobRun {
  /** True if the run must stop. The remaining rows wait for the next run. */
  readonly isOver: () => boolean;
  /** Processes the rows one after another. A failing row does not block those after it. */
  readonly each: <One>(ones: Iterable<One>, work: (one: One) => Promise<unknown>) => Promise<void>;
  /** Throws when any row failed, so that the run is recorded as failed. */
  readonly end: () => void;
}

export interface JobRunLimits {
  /** Time in milliseconds after which the run starts no more rows. */
  readonly ms?: number | undefined;
  /** Aborted when the server shuts down. The run then starts no more rows. */
  readonly stopping?: AbortSignal | undefined;
}

/** Runs the parts of a job one after another, each whatever the others do. Throws at the end when any failed. */
export async function runAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const run = startJobRun({ ms: Number.POSITIVE_INFINITY });
  await run.each(parts, (part) => part());
  run.end();
}

export function startJobRun({ ms = 20_000, stopping }: JobRunLimits = {}): JobRun {
  const until = performance.now() + ms;
  const failures: unknown[] = [];
  const isOver = () => stopping?.aborted === true || performance.now() > until;
  return {
    isOver,
    each: async (ones, work) => {
      for (const one of ones) {
        if (isOver()) return;
        try {
          await work(one);
        } catch (error) {
          failures.push(error);
        }
      }
    },
    end: () => {
      const [first] = failures;
      if (failures.length > 0) throw new Error(`failed rows: ${failures.length}`, { cause: first });
    },
  };
}
