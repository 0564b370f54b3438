import { endpoint } from '../endpoint.ts';
import { readEngagement, readReacted } from '../reads/engagement.ts';
import { engagement as engagementShape, engagementQuery, reactBody, reacted } from '../shapes/engagement.ts';

export const engagement = {
  read: endpoint({
    method: 'GET',
    path: '/engagement/blog/blogpage/{slug}/',
    access: 'public',
    query: engagementQuery,
    reply: engagementShape,
    reads: readEngagement,
    personal: true,
    problems: ['validation_failed', 'not_found', 'rate_limited'],
    summary: 'Counts of a post and what this visitor has said about it.',
    source: 'B 7.9',
  }),
  react: endpoint({
    method: 'POST',
    path: '/engagement/blog/blogpage/{slug}/react/',
    access: 'public',
    body: reactBody,
    reply: reacted,
    reads: readReacted,
    problems: ['validation_failed', 'not_found', 'already_processing', 'rate_limited'],
    idempotent: true,
    summary: 'Sets or takes back a reaction.',
    source: 'B 7.9',
  }),
};
