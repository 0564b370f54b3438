/** A position in PostgreSQL's write-ahead log as text, such as `0/16B3748`. */
export type LogPosition = string;

/** The position as a number that can be compared. */
export function bytesAt(position: LogPosition): bigint {
  const match = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(position);
  if (!match) throw new Error(`"${position}" is not a position in the write-ahead log.`);
  return (BigInt(`0x${match[1]}`) << 32n) + BigInt(`0x${match[2]}`);
}

interface Sample {
  readonly at: number;
  readonly bytes: bigint;
}

/** Enough for a minute of samples. A replica that is further behind is not used. */
const mostSamples = 240;

/**
 * Knows how old the data of a replica is. The replica's own clock cannot say it: without new transactions, or cut off from its
 * primary, it reports no lag. Instead, positions of the primary are recorded with the time at which they were read. When the
 * replica has replayed a position, it contains everything that was committed by then. Times are in milliseconds of one clock.
 */
export class ReplicaFreshness {
  #samples: readonly Sample[] = [];
  #asOf = -Infinity;

  /** Records what the primary had written at a time, and what the replica has replayed since. */
  record(at: number, primary: LogPosition, replayed: LogPosition): void {
    const samples = [...this.#samples, { at, bytes: bytesAt(primary) }].slice(-mostSamples);
    const reached = bytesAt(replayed);
    this.#asOf = Math.max(
      this.#asOf,
      ...samples.filter(({ bytes }) => bytes <= reached).map((one) => one.at),
    );
    this.#samples = samples.filter(({ bytes }) => bytes > reached);
  }

  /** The time up to which the replica contains everything; -Infinity before it is known. */
  get asOf(): number {
    return this.#asOf;
  }
}
