import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { readCoach, readCoaches } from '../reads/coaches.ts';
import { coachDetail } from '../shapes/coaches.ts';
import { coach } from '../shapes/sessions.ts';

export const coaches = {
  list: endpoint({
    method: 'GET',
    path: '/training/coaches/',
    access: 'public',
    reply: z.array(coach),
    reads: readCoaches,
    summary: 'Every coach, by name.',
    source: 'added',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/training/coaches/{id}/',
    access: 'public',
    reply: coachDetail,
    reads: readCoach,
    problems: ['not_found'],
    summary: 'One coach, by public id or slug, with programs.',
    source: 'added',
  }),
};
