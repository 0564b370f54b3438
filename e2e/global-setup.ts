import type { FullConfig } from '@playwright/test';
import { startRealApps } from './fixtures/real-apps.ts';

/**
 * Starts the production builds on free ports, once for each worker, so that one worker's registrations and cancellations
 * never affect another worker's tests. The returned function stops the apps.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(Array.from({ length: workers }, () => startRealApps()));
  const studios = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(studios.map((studio) => studio.stop()));
  };
  for (const one of started) {
    if (one.status === 'fulfilled') continue;
    await stop();
    throw one.reason;
  }
  process.env.E2E_ADDRESSES = JSON.stringify(studios.map(({ addresses }) => addresses));
  return stop;
}
