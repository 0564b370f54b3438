import { newIdempotencyKey } from '@detroit-well/api-client';
import { leavesOpen, type Attempt } from './attempt.ts';
import { readable } from './readable-reply.ts';

/**
 * `saved`: all that is typed is stored; `waiting`: something will be sent soon; `failed`: it was not stored, and is tried again with
 * the next change; `refused`: all is stored but one field; `stopped`: nothing is sent before a person decided.
 */
type AutosaveKind = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stopped';

export interface AutosaveState<Stored> {
  readonly kind: AutosaveKind;
  /** Why something is not stored. */
  readonly error: unknown;
  /** The last reply of the server; null before the first. */
  readonly stored: Stored | null;
}

interface AutosaveOptions<Values extends object, Stored> {
  readonly stored: Stored | null;
  /** The values that are stored. */
  readonly base: Values;
  /** The values that are typed now. */
  readonly read: () => Values;
  readonly send: (
    changed: Partial<Values>,
    stored: Stored | null,
    idempotencyKey: string,
  ) => PromiseLike<Stored>;
  /** Returns what the form took over from the reply. */
  readonly onSaved?: (stored: Stored, changed: Partial<Values>) => Partial<Values> | undefined;
  readonly onFailed?: (error: unknown) => void;
  /** The one field that the server refused. The others are sent without it, until it changes. */
  readonly refusedField?: (error: unknown) => (keyof Values & string) | undefined;
  /** Whether a person must decide before anything more is sent. */
  readonly stops?: (error: unknown) => boolean;
}

const pauseMs = 1_500;

/**
 * Saves what is typed by itself: after a pause, and when a field is left. One request runs at a time; the next one sends what has
 * changed since. Nothing typed is lost by a failure.
 */
export function createAutosave<Values extends object, Stored>(options: AutosaveOptions<Values, Stored>) {
  const { read, send, onSaved, onFailed, refusedField, stops } = options;
  let { base } = options;
  let state: AutosaveState<Stored> = { kind: 'saved', error: null, stored: options.stored };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Saves on after the running request, without a pause. */
  let urgent = false;
  let open: Attempt | undefined;
  const refused = new Map<string, string>();
  let refusal: unknown = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<AutosaveState<Stored>>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const settle = (): void =>
    set(refused.size > 0 ? { kind: 'refused', error: refusal } : { kind: 'saved', error: null });

  /** What differs from what is stored, but for a field that was refused as it is. */
  function changes(): Partial<Values> {
    // A form changes its lists in place.
    const values = structuredClone(read());
    const names = (Object.keys(values) as (keyof Values & string)[]).filter(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(base[name]),
    );
    for (const name of refused.keys())
      if (refused.get(name) !== JSON.stringify(values[name as keyof Values])) refused.delete(name);
    const sent = names.filter((name) => !refused.has(name)).map((name) => [name, values[name]] as const);
    return Object.fromEntries(sent) as unknown as Partial<Values>;
  }
  const isEmpty = (changed: object): boolean => Object.keys(changed).length === 0;

  /** Sends the changes once. Returns whether it goes on. */
  async function sendOnce(changed: Partial<Values>): Promise<boolean> {
    const sent = JSON.stringify(changed);
    const key = open?.sent === sent ? open.key : newIdempotencyKey();
    open = { key, sent };
    set({ kind: 'saving' });
    try {
      const stored = readable(await send(changed, state.stored, key));
      open = undefined;
      base = { ...base, ...changed };
      state = { ...state, stored };
      base = { ...base, ...onSaved?.(stored, changed) };
      return true;
    } catch (error) {
      if (!leavesOpen(error)) open = undefined;
      const field = refusedField?.(error);
      if (field !== undefined && field in changed) {
        refused.set(field, JSON.stringify(changed[field]));
        refusal = error;
        onFailed?.(error);
        urgent = true;
        return true;
      }
      set({ kind: stops?.(error) ? 'stopped' : 'failed', error });
      onFailed?.(error);
      return false;
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      const changed = changes();
      if (isEmpty(changed)) return settle();
      if (!(await sendOnce(changed))) return undefined;
      if (urgent) continue;
      if (isEmpty(changes())) return settle();
      wait();
      return undefined;
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
      urgent = false;
    });
    return running;
  }

  function wait(): void {
    clearTimeout(timer);
    set({ kind: 'waiting', error: null });
    timer = setTimeout(() => void start(), pauseMs);
  }

  return {
    state: (): AutosaveState<Stored> => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something was typed. */
    changed(): void {
      if (running !== null || state.kind === 'stopped') return;
      if (!isEmpty(changes())) wait();
      else settle();
    },
    /** A field was left: what is typed is sent now. After a failure it waits for the next change. */
    leave(): void {
      if (state.kind === 'waiting') void start();
    },
    /** Sends all that is not stored. Resolves to whether everything is. */
    async flush(): Promise<boolean> {
      if (state.kind === 'stopped') return false;
      urgent = true;
      await start();
      // A request that ran may have ended with a conflict, which was merged since.
      if (state.kind === 'saved' && !isEmpty(changes())) {
        urgent = true;
        await start();
      }
      return state.kind === 'saved';
    },
    /** The server has this now, and the form shows it or something that is typed over it. */
    restart(stored: Stored, values: Values): void {
      clearTimeout(timer);
      base = values;
      open = undefined;
      refused.clear();
      set({ kind: 'saved', error: null, stored });
    },
    /** Another call changed what the server says about it, but nothing that is typed. */
    accept(stored: Stored): void {
      set({ stored });
    },
    close(): void {
      clearTimeout(timer);
    },
  };
}
