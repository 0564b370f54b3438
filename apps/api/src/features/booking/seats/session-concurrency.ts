/** Concurrent seat requests per session in this process; the row lock lets only one through at a time anyway. */
const atOnce = 4;
/** How long a full session is rejected without a query, in ms. A seat released in this process ends it at once. */
const knownFullMs = 250;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

const lines = new Map<string, Line>();
const foundFull = new Map<string, number>();

/**
 * Limits concurrent work per session. A rush of hundreds for one seat then costs a few statements instead of hundreds:
 * the waiting requests learn from earlier ones that the session is full.
 */
export async function limitPerSession<Result>(
  sessionId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(sessionId) ?? { running: 0, waiting: [] };
  lines.set(sessionId, line);
  if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
  else line.running += 1;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if ((line.running -= 1) === 0) lines.delete(sessionId);
  }
}

/** Records that the database has just reported the session as full. */
export function markFull(sessionId: string): void {
  if (foundFull.size > 1_000) foundFull.clear();
  foundFull.set(sessionId, Date.now());
}

/** Returns true if the session was found full so recently that no query is needed. */
export function isKnownFull(sessionId: string): boolean {
  return Date.now() - (foundFull.get(sessionId) ?? 0) < knownFullMs;
}

/** Forgets that the session was full, because a seat was released. */
export function clearFull(sessionId: string): void {
  foundFull.delete(sessionId);
}
