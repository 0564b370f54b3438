import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/**
 * Refuses a transaction within a transaction: on the embedded database the outer handle would wait for itself for ever,
 * on PostgreSQL it would be a second, unrelated one.
 */
export function withoutNesting<Result>(begin: () => Promise<Result>): Promise<Result> {
  if (inside.getStore()) throw new Error('withTx inside withTx: hand the running transaction over instead');
  return inside.run(true, begin);
}

/** True while the running code is inside a transaction. */
export function insideTransaction(): boolean {
  return inside.getStore() === true;
}
