import pg from 'pg';

interface ListenHandlers {
  readonly onPayload: (payload: string) => void;
  /** Listening was interrupted and works again. */
  readonly onReconnect: () => void;
  /** A connection broke and will be replaced. */
  readonly onError: (error: Error) => void;
}

const firstPauseMs = 200;
const longestPauseMs = 5_000;

/** The interval at which an idle connection is probed, and the time that it has to respond. */
export interface Probing {
  readonly everyMs: number;
  readonly timeoutMs: number;
}

const probing: Probing = { everyMs: 30_000, timeoutMs: 10_000 };

/**
 * Runs LISTEN on a dedicated connection, because a pool could close it. A broken connection is replaced until `stop`; if
 * the first one fails, this rejects. A connection that only listens does not notice when the other end disappears, so it
 * is probed regularly and replaced when it does not respond.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  { onPayload, onReconnect, onError }: ListenHandlers,
  { everyMs, timeoutMs }: Probing = probing,
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
      query_timeout: timeoutMs,
    });
    let listening = false;
    // Both events may report the same failure. Before LISTEN succeeds, the rejection already informs the caller.
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
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''));
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

  /** Probes the connection repeatedly and calls `lost` when it does not respond in time. */
  function askSoon(asked: pg.Client, lost: () => void): void {
    probe = setTimeout(() => {
      asked.query('select 1').then(
        () => void (stopped || askSoon(asked, lost)),
        (error: Error) => {
          if (stopped) return;
          onError(error);
          lost();
          // The other end does not respond to the close either.
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
      onReconnect();
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
