import { loadFile } from '@detroit-well/ui/load-file';
import type { GuestClient } from './guest-client.ts';

/** Loads the anonymous client, which pages do not need before a visitor uses a form. */
export async function loadGuestClient(apiUrl: string): Promise<GuestClient> {
  const { guestClient } = await loadFile(() => import('./guest-client.ts'));
  return guestClient(apiUrl);
}
