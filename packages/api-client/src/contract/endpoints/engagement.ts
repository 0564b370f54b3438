import { endpoint } from '../definition/endpoint.ts';
import { minutes, reading } from '../definition/limits.ts';
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
    problems: ['not_found'],
    limits: reading,
    summary: "A post's counts and this visitor's reactions to it.",
    source: 'B 7.9',
  }),
  react: endpoint({
    method: 'POST',
    path: '/engagement/blog/blogpage/{slug}/react/',
    access: 'public',
    body: reactBody,
    reply: reacted,
    reads: readReacted,
    problems: ['not_found', 'already_processing'],
    limits: {
      account: { field: 'session_key', anywhere: { attempts: 30, seconds: minutes(1) } },
      network: { attempts: 120, seconds: minutes(1) },
    },
    idempotency: 'once',
    summary: 'Adds or removes a reaction.',
    source: 'B 7.9',
  }),
};
