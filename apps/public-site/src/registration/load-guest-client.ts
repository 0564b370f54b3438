import type { Client } from '@detroit-well/api-client';

/** Loads the anonymous client, which pages do not need before a visitor uses a form. */
export async function loadGuestClient(apiUrl: string): Promise<Client> {
  const { guestClient } = await import('./guest-client.ts');
  return guestClient(apiUrl);
}
