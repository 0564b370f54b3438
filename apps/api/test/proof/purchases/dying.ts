import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '../../../src/features/payments/port/provider.ts';
import type { Database, Db } from '../../../src/platform/database/database.ts';
import { idempotencyKeys } from '../../../src/platform/database/schema/idempotency.ts';
import { stripeIntents } from '../../../src/platform/database/schema/payments.ts';
import { forEver } from '../../faulty-payments.ts';

/**
 * Where a process can die. A step is named by its effect, so that it stays the same step when the code around it changes:
 * - `begin`: before the first transaction;
 * - `charge`: the purchase is stored, and the provider not called;
 * - `intent`: the provider made the intent, and it is not confirmed;
 * - `outcome`: the provider has charged, and its outcome is not stored;
 * - `reply`: the outcome is stored, and the response not stored with its idempotency key;
 * - `refunded`: the provider gave a refund, and its outcome is not stored.
 */
export type Death = 'begin' | 'charge' | 'intent' | 'outcome' | 'reply' | 'refunded';

interface Process {
  readonly at: Death;
  isDead: boolean;
  readonly die: () => void;
}

class Killed extends Error {}

const processes = new AsyncLocalStorage<Process>();

/** Runs `work` as a process that dies at a step and does nothing after it. Returns `survived` if it never reached the step. */
export async function runUntilDeath(at: Death, work: () => Promise<unknown>): Promise<'died' | 'survived'> {
  return new Promise((resolve, reject) => {
    const process: Process = { at, isDead: false, die: () => resolve('died') };
    processes.run(process, work).then(() => resolve('survived'), reject);
  });
}

/** Whether the process of the caller dies here, or is dead already. */
function isGone(step: Death | null): boolean {
  const process = processes.getStore();
  if (process === undefined) return false;
  if (process.at === step && !process.isDead) {
    process.isDead = true;
    process.die();
  }
  return process.isDead;
}

/** A query that never ends, whatever is added to it. */
const endless: object = new Proxy(() => {}, {
  get: (_target, name) => (name === 'then' ? () => {} : endless),
  apply: () => endless,
});

function stepOf(method: string, table: unknown): Death | null {
  if (method !== 'update') return null;
  if (table === idempotencyKeys) return 'reply';
  return table === stripeIntents ? 'intent' : null;
}

function mortal(db: Db, inside: boolean): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (!isGone(stepOf(String(name), args[0]))) return Reflect.apply(value, target, args);
        // The transaction of a dead process is rolled back.
        if (inside) throw new Killed();
        return endless;
      };
    },
  });
}

/** A database that dead processes do not reach. */
export function mortalDatabase(database: Database): Database {
  return {
    ...database,
    db: mortal(database.db, false),
    withTx: async (work) => {
      if (isGone('begin')) return forEver();
      try {
        return await database.withTx((tx) => work(mortal(tx, true)));
      } catch (error) {
        if (error instanceof Killed) return forEver();
        throw error;
      }
    },
    prepared: (statement) => (isGone(null) ? forEver() : database.prepared(statement)),
  };
}

/** A provider that dead processes do not reach. `losesRefund`: its next refund is given, and the response lost. */
export function mortalProvider<Provider extends PaymentProvider>(
  provider: Provider,
): Provider & { losesRefund: boolean } {
  const mortal = {
    ...provider,
    losesRefund: false,
    charge: async (request: Parameters<PaymentProvider['charge']>[0]) => {
      if (isGone('charge')) return forEver();
      const outcome = await provider.charge(request);
      return isGone('outcome') ? forEver() : outcome;
    },
    refund: async (request: Parameters<PaymentProvider['refund']>[0]) => {
      const outcome = await provider.refund(request);
      if (mortal.losesRefund) {
        mortal.losesRefund = false;
        throw new Error('the connection broke before the response');
      }
      return isGone('refunded') ? forEver() : outcome;
    },
  };
  return mortal;
}
