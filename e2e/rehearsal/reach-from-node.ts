import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { rehearsalDomain, type Rehearsal } from './start-rehearsal.ts';

/** Lets `fetch` of this process resolve the names of the rehearsal and trust its authority. */
export async function reachFromNode({ caFile }: Rehearsal): Promise<void> {
  process.env.REHEARSAL_DOMAIN = rehearsalDomain;
  await import('./loopback-names.mjs');
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(caFile, 'utf8')]);
}
