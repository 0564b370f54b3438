import { readSettings } from '../settings/settings.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and exports its address
import workerAddress from './worker.ts?worker&url';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** The worker keeps the files of the office, so that today's rosters open without network. The office works without it. */
export async function registerWorker(): Promise<void> {
  if (!readSettings().isWorkerOn || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('office-worker', {
    createScriptURL: () => workerAddress,
  });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  await navigator.serviceWorker.register(address, { scope: '/office' });
}
