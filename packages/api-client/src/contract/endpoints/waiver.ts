import * as z from 'zod';
import { identityForm, waiverAcceptance } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import {
  readLinkSigned,
  readSignedWaiver,
  readWaiverContent,
  readWaiverLink,
  readWaiverStatus,
} from '../reads/waiver.ts';
import { linkSigned, waiverContent, waiverLink, waiverStatus } from '../shapes/waiver.ts';

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

const versionMissing = 'Send the version of the text on the page.';

/** A desk opens and signs many from one network. */
const linkLimits = { network: { attempts: 600, seconds: minutes(60) } };

const { first_name, last_name, date_of_birth } = identityForm.shape;

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
  readLink: endpoint({
    method: 'GET',
    path: '/waiver/links/{token}/',
    access: 'public',
    personal: true,
    reply: waiverLink,
    reads: readWaiverLink,
    problems: ['not_found', 'link_used', 'link_ended'],
    limits: linkLimits,
    summary: 'What a link of the studio asks somebody to sign. Reading it uses nothing up.',
    source: 'added',
  }),
  signLink: endpoint({
    method: 'POST',
    path: '/waiver/links/{token}/',
    access: 'public',
    personal: true,
    /** A name and a date of birth that are known already stay as they are. */
    body: z
      .object({
        ...waiverAcceptance.shape,
        version: z
          .string({ error: versionMissing })
          .min(1, versionMissing)
          .max(64)
          .describe('The version of the text on the page.'),
        first_name: z.optional(first_name),
        last_name: z.optional(last_name),
        date_of_birth: z.optional(date_of_birth),
      })
      .meta({
        id: 'SignWaiverByLinkRequest',
        description: 'A waiver signed by link, with what the link asks.',
        examples: [
          {
            waiver_accepted: true,
            payment_consent: true,
            signature: signatureExample,
            version: '2026-01',
            date_of_birth: '1988-02-11',
          },
        ],
      }),
    reply: linkSigned,
    reads: readLinkSigned,
    problems: ['not_found', 'link_used', 'link_ended', 'profile_incomplete', 'waiver_changed'],
    limits: linkLimits,
    idempotency: 'once',
    summary: 'Signs the waiver by link, once, without a sign-in.',
    source: 'added',
  }),
};
