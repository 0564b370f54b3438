import pg from 'pg';

interface Ears {
  hear: (payload: string) => void;
  /** Hearing was interrupted and works again. */
  again: () => void;
  /** A connection broke; it is replaced. */
  onError: (error: Error) => void;
}

const firstPauseMs = 200;
const longestPauseMs = 5_000;

/** How often a connection that hears nothing is asked whether it still stands, and how long it has for the answer. */
export interface Probing {
  readonly everyMs: number;
  readonly answerMs: number;
}

const probing: Probing = { everyMs: 30_000, answerMs: 10_000 };

/**
 * LISTEN on a connection of its own, which a pool could take away. A connection that breaks is replaced until `stop`;
 * the first one has to work, or this rejects. Whoever only listens never hears that the other end has vanished without a word:
 * so it is asked now and then, and replaced when it is silent.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  { hear, again, onError }: Ears,
  { everyMs, answerMs }: Probing = probing,
): Promise<() => Promise<void>> {
  let stopped = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: answerMs,
    });
    let listening = false;
    // One break may be said by both; while it is not listening yet, the caller knows from the rejection.
    let broken = false;
    const lost = () => {
      if (!listening || broken) return;
      broken = true;
      clearTimeout(probe);
      scheduleReconnect();
    };
    fresh.on('error', (error) => {
      onError(error);
      lost();
    });
    fresh.on('end', lost);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    listening = true;
    askSoon(fresh, lost);
    return fresh;
  }

  /** Asks the connection again and again; `lost` when it does not answer in time. */
  function askSoon(asked: pg.Client, lost: () => void): void {
    probe = setTimeout(() => {
      asked.query('select 1').then(
        () => void (stopped || askSoon(asked, lost)),
        (error: Error) => {
          if (stopped) return;
          onError(error);
          lost();
          // Nobody answers its goodbye either.
          asked.end().catch(() => {});
        },
      );
    }, everyMs);
    probe.unref();
  }

  function scheduleReconnect(): void {
    if (stopped) return;
    timer = setTimeout(() => void reconnect(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  async function reconnect(): Promise<void> {
    try {
      const fresh = await connect();
      if (stopped) return await fresh.end();
      client = fresh;
      pauseMs = firstPauseMs;
      again();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      scheduleReconnect();
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(probe);
    await client.end().catch(() => {});
  };
}
