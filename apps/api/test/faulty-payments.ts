import type { PaymentProvider } from '../src/features/payments/port/provider.ts';
import type { SandboxProvider } from '../src/features/payments/sandbox/sandbox.ts';

/**
 * What fails on the way to the provider, before it received the charge or after it has charged: the connection breaks, or the
 * calling process dies and never continues.
 */
export type Fault = 'request_lost' | 'response_lost' | 'dies_before' | 'dies_after';

/** The sandbox provider behind a connection that a test can cut. The ledger is the sandbox's own. */
export interface FaultyPayments extends PaymentProvider {
  fault: Fault | null;
  /** The provider does not respond at all, not even to a query for an earlier charge. */
  down: boolean;
}

export function withFaults(sandbox: SandboxProvider): FaultyPayments & SandboxProvider {
  const faulty = {
    ...sandbox,
    fault: null as Fault | null,
    down: false,
    charge: async (request: Parameters<PaymentProvider['charge']>[0]) => {
      const { fault } = faulty;
      if (fault === 'request_lost') throw new Error('the request never arrived');
      if (fault === 'dies_before') return forEver();
      const outcome = await sandbox.charge(request);
      if (fault === 'dies_after') return forEver();
      if (fault === 'response_lost') throw new Error('the connection broke before the response');
      return outcome;
    },
    find: (key: string) => answering(() => sandbox.find(key)),
    abandon: (key: string, cents: number) => answering(() => sandbox.abandon(key, cents)),
    refund: (request: Parameters<PaymentProvider['refund']>[0]) => answering(() => sandbox.refund(request)),
  };
  const answering = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (faulty.down) throw new Error('the provider does not respond');
    return call();
  };
  return faulty;
}

export const forEver = () => new Promise<never>(() => {});
