import type { Performer } from '../http/perform.ts';

/** Under this key a client keeps what `withOffice` needs. A registered symbol, because each entry may have its own copy. */
const coreKey = Symbol.for('detroit-well.core');

/** Lets further calls use the session and the transport of a client. */
export function keepCore<C extends object>(client: C, core: Performer): C {
  return Object.defineProperty(client, coreKey, { value: core });
}

/** What `keepCore` kept. Throws for an object that is no client. */
export function coreOf(client: object): Performer {
  const core = (client as { [coreKey]?: Performer })[coreKey];
  if (core === undefined) throw new TypeError('Pass a client of createClient or createCalls.');
  return core;
}
