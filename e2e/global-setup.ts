import { startRealApps } from './fixtures/real-apps.ts';

/** Starts the production builds on free ports with a data folder of their own; the returned function stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const apps = await startRealApps();
  process.env.E2E_ADDRESSES = JSON.stringify(apps.addresses);
  return apps.stop;
}
