import * as z from 'zod';
import { waiverAcceptance } from '@detroit-well/validation';
import { endpoint } from '../endpoint.ts';
import { readWaiverContent, readWaiverStatus } from '../reads/waiver.ts';
import { waiverContent, waiverStatus } from '../shapes/waiver.ts';

/** Which text; without it the one in force, or the one signed last. */
const ofVersion = z.object({ version: z.string().max(64).optional() });

export const waiver = {
  content: endpoint({
    method: 'GET',
    path: '/waiver/content/',
    access: 'either',
    query: ofVersion,
    reply: waiverContent,
    reads: readWaiverContent,
    problems: ['not_found'],
    summary: 'The text in force, with its version and hash, or an older one as it was published.',
    source: 'B 7.4',
  }),
  status: endpoint({
    method: 'GET',
    path: '/waiver/status/',
    access: 'member',
    reply: waiverStatus,
    reads: readWaiverStatus,
    problems: ['not_authenticated'],
    summary: 'What the caller has accepted, and when.',
    source: 'B 7.4',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/waiver/accept/',
    access: 'member',
    /** The version that was read; an older one is refused with `waiver_changed`. */
    body: waiverAcceptance.extend({ version: z.string().max(64).optional() }),
    reply: waiverStatus,
    reads: readWaiverStatus,
    problems: ['validation_failed', 'not_authenticated', 'waiver_changed', 'rate_limited'],
    idempotent: true,
    summary: 'Accepts waiver and payment consent with a signature.',
    source: 'B 7.4',
  }),
  download: endpoint({
    method: 'GET',
    path: '/waiver/download/',
    access: 'member',
    query: ofVersion,
    reply: 'blob',
    problems: ['not_authenticated', 'not_found', 'rate_limited'],
    summary: 'The waiver as the caller signed it, last or of one version, as a PDF named with the date.',
    source: 'B 7.4',
  }),
};
