import type { FullConfig } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { seedDemoData, startRealApps } from './fixtures/real-apps.ts';

/**
 * Starts the production builds on free ports, once for each worker, so that one worker's registrations and cancellations
 * never affect another worker's tests. The returned function stops the apps. All apps of the run start from copies of the
 * same demo data, because seeding takes three times as long as the start itself.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const demoData = await seedDemoData();
  process.env.E2E_DEMO_DATA = demoData;
  const started = await Promise.allSettled(Array.from({ length: workers }, () => startRealApps()));
  const studios = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(studios.map((studio) => studio.stop()));
    await rm(demoData, { recursive: true, force: true });
  };
  for (const one of started) {
    if (one.status === 'fulfilled') continue;
    await stop();
    throw one.reason;
  }
  process.env.E2E_ADDRESSES = JSON.stringify(studios.map(({ addresses }) => addresses));
  return stop;
}
