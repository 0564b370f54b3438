/** One turn of a job over many rows: each by itself, within a time, and every failure told at the end. */
export interface JobRun {
  /** Whether the time is over; what is left waits for the next round. */
  readonly isOver: () => boolean;
  /** Does one after the other. A row that fails does not keep those behind it waiting. */
  readonly each: <One>(ones: Iterable<One>, work: (one: One) => Promise<unknown>) => Promise<void>;
  /** Throws when anything failed, so that the job is noted as failed. */
  readonly end: () => void;
}

export interface JobRunLimits {
  /** How long it goes on beginning new work, in milliseconds. */
  readonly ms?: number | undefined;
  /** The server is asked to stop: nothing new is begun. */
  readonly stopping?: AbortSignal | undefined;
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
      if (failures.length > 0) throw new Error(`${failures.length} of a round failed`, { cause: first });
    },
  };
}
