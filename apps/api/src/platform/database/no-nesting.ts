import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/**
 * Rejects a transaction inside a transaction. On the embedded database the outer handle would wait for itself forever; on
 * PostgreSQL the inner transaction would be a second, unrelated one.
 */
export function withoutNesting<Result>(begin: () => Promise<Result>): Promise<Result> {
  if (inside.getStore()) throw new Error('withTx inside withTx: pass the running transaction instead');
  return inside.run(true, begin);
}

export function insideTransaction(): boolean {
  return inside.getStore() === true;
}
