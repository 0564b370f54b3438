/** So many of this process ask the database for a place of one session at a time: its row's lock lets one through anyway. */
const atOnce = 4;
/** How long a session that was just found full is refused without asking again; a place freed here ends it at once. */
const knownFullMs = 250;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

const lines = new Map<string, Line>();
const foundFull = new Map<string, number>();

/**
 * Waits for one's turn at a session. A rush of hundreds for one place then costs a few statements instead of one each:
 * the others learn from those before them that it is gone.
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

/** The database has just said that no place is left. */
export function markFull(sessionId: string): void {
  if (foundFull.size > 1_000) foundFull.clear();
  foundFull.set(sessionId, Date.now());
}

/** Whether that is so recent that nobody needs to ask again. */
export function isKnownFull(sessionId: string): boolean {
  return Date.now() - (foundFull.get(sessionId) ?? 0) < knownFullMs;
}

/** A place of this session was freed. */
export function clearFull(sessionId: string): void {
  foundFull.delete(sessionId);
}
