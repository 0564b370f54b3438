import type { Network } from './network.ts';

/** One page of a browser. */
export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page and returns its result, which is JSON. It sees only its arguments. */
  readonly evaluate: <A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Types into the field that a selector finds. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /**
   * Answers requests for files: `lost` ends in a network error, `missing` in 404, and undefined reaches the server. An engine that
   * cannot throws `NotOffered`.
   */
  readonly answer: (how: (address: string) => FileFault | undefined) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
}

export type FileFault = 'lost' | 'missing';

/** A running browser with one profile. */
export interface Browser {
  readonly version: string;
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

interface LaunchOptions {
  /** The port of the HTTP proxy through which the browser reaches everything. */
  readonly network: Pick<Network, 'port'>;
  /** How far the browser's clock is off, in days. WebKitGTK needs the Debian package faketime. */
  readonly clockDays?: number;
  readonly restrictions?: Restrictions;
  /** Runs in every page before its own scripts. An engine that cannot throws `NotOffered`. */
  readonly beforeScripts?: () => void;
}

/** What a person may have turned off. An engine without such a setting throws `NotOffered`. */
export interface Restrictions {
  readonly cookies?: 'none' | 'own-site';
  readonly isPrivate?: boolean;
}

/** An engine cannot be started with a restriction. */
export class NotOffered extends Error {}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly launch: (options: LaunchOptions) => Promise<Browser>;
}

/** Calls `attempt` until it returns true. Throws when `limitMs` has passed. */
export async function until(
  what: string,
  attempt: () => Promise<boolean> | boolean,
  limitMs = 30_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  // A page that is loading cannot run a script.
  while (!(await Promise.resolve(attempt()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs} ms.`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
