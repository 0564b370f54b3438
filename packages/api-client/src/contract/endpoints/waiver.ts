import * as z from 'zod';
import { waiverAcceptance } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readSignedWaiver, readWaiverContent, readWaiverStatus } from '../reads/waiver.ts';
import { waiverContent, waiverStatus } from '../shapes/waiver.ts';

/** The smallest possible PNG: one transparent pixel. */
const signatureExample =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The waiver version; by default the current one, or the last one signed. */
const ofVersion = z.object({
  version: z
    .string()
    .max(64)
    .meta({ description: 'A version of the waiver.', examples: ['2026-01'] })
    .optional(),
});

export const waiver = {
  content: endpoint({
    method: 'GET',
    path: '/waiver/content/',
    access: 'either',
    query: ofVersion,
    lenientQuery: true,
    reply: waiverContent,
    reads: readWaiverContent,
    problems: ['not_found'],
    summary: 'The current waiver text with its version and hash, or an earlier version as it was published.',
    source: 'B 7.4',
  }),
  status: endpoint({
    method: 'GET',
    path: '/waiver/status/',
    access: 'member',
    reply: waiverStatus,
    reads: readWaiverStatus,
    summary: 'Which waiver and consents the caller has accepted, and when.',
    source: 'B 7.4',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/waiver/accept/',
    access: 'member',
    /** The version that the member read; the server rejects an older one with `waiver_changed`. */
    body: z
      .object({
        ...waiverAcceptance.shape,
        version: z.string().max(64).describe('The version that was read.').optional(),
      })
      .meta({
        id: 'WaiverAcceptance',
        description: 'A signed waiver.',
        examples: [
          {
            waiver_accepted: true,
            payment_consent: true,
            signature: signatureExample,
            ip_address: 'unknown',
            timestamp: '2026-03-14T18:30:00-04:00',
            version: '2026-01',
          },
        ],
      }),
    reply: waiverStatus,
    reads: readSignedWaiver,
    problems: ['profile_incomplete', 'waiver_changed'],
    // Each acceptance is stored forever, with its picture.
    limits: {
      caller: { attempts: 20, seconds: minutes(60) },
      network: { attempts: 300, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Accepts waiver and payment consent with a signature.',
    source: 'B 7.4',
  }),
  download: endpoint({
    method: 'GET',
    path: '/waiver/download/',
    access: 'member',
    query: ofVersion,
    lenientQuery: true,
    reply: 'blob',
    media: ['application/pdf'],
    problems: ['not_found'],
    // The server handles no other request while it generates a document.
    limits: {
      caller: { attempts: 30, seconds: minutes(10) },
      network: { attempts: 300, seconds: minutes(10) },
    },
    summary:
      'The waiver that the caller signed, latest or of one version, as a PDF with the date in its name.',
    source: 'B 7.4',
  }),
};
