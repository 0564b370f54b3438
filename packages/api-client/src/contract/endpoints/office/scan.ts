import { endpoint } from '../../definition/endpoint.ts';
import { minutes } from '../../definition/limits.ts';
import { scanBody, scanned } from '../../shapes/office/scan.ts';

/** The desk's scanner. */
export const officeScan = {
  person: endpoint({
    method: 'POST',
    path: '/office/scan/',
    access: 'member',
    permission: 'roster.read',
    body: scanBody,
    reply: scanned,
    problems: ['not_found'],
    // A code cannot be guessed. A desk scans a full house within minutes.
    limits: {
      caller: { attempts: 240, seconds: minutes(10) },
      network: { attempts: 1_200, seconds: minutes(10) },
    },
    idempotency: 'none',
    summary:
      'Whose pass was scanned, and their registrations of today. A coach finds people of their own sessions.',
    source: 'added',
  }),
};
