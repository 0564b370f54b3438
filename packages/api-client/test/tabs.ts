import { IDBFactory } from 'fake-indexeddb';
import { afterEach } from 'vitest';
import { createClient } from '../src/index.ts';
import type { Client, ClientOptions } from '../src/index.ts';
import { createPortalSession } from '../src/auth/index.ts';
import type { PortalSession, BrowserEnvironment } from '../src/auth/index.ts';

/** The state that all tabs of one origin share. */
export interface Browser {
  indexedDB: IDBFactory;
  stored: Map<string, string>;
  cookies: Map<string, string>;
}

export function browser(): Browser {
  return { indexedDB: new IDBFactory(), stored: new Map(), cookies: new Map() };
}

function jarOf(cookies: Map<string, string>) {
  return {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      // Browsers silently drop cookies of more than 4,096 bytes.
      if (name.length + value.length > 4096) return;
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

const channels: BroadcastChannel[] = [];

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

export interface Tab {
  session: PortalSession;
  client: Client;
  /** The `authenticated` values of authChanged, in order. */
  heard: boolean[];
}

/** Opens a tab of the portal in that browser: the real session and the real client over the real network. */
export function openTab(
  inside: Browser,
  url: string,
  {
    lockLimitMs,
    onEvent,
    ...more
  }: Partial<BrowserEnvironment> & Pick<ClientOptions, 'onEvent'> & { lockLimitMs?: number } = {},
): Tab {
  const channel = new BroadcastChannel('detroit-well-session-test');
  channels.push(channel);
  const environment: BrowserEnvironment = {
    indexedDB: inside.indexedDB,
    storage: {
      getItem: (key) => inside.stored.get(key) ?? null,
      setItem: (key, value) => void inside.stored.set(key, value),
      removeItem: (key) => void inside.stored.delete(key),
    },
    jar: jarOf(inside.cookies),
    secure: true,
    locks: navigator.locks,
    events: new EventTarget(),
    channel,
    sleep: () => Promise.resolve(),
    now: Date.now,
    ...more,
  };
  const heard: boolean[] = [];
  environment.events.addEventListener('authChanged', (event) =>
    heard.push((event as CustomEvent<{ authenticated: boolean }>).detail.authenticated),
  );
  const session = createPortalSession({
    calls: createClient({ baseUrl: url }).auth,
    environment,
    lockLimitMs,
  });
  const { sleep, now } = environment;
  const client = createClient({ baseUrl: url, session, sleep, now, ...(onEvent && { onEvent }) });
  return { session, client, heard };
}
