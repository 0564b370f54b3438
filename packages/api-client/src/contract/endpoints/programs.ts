import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { readCategories, readProgramDetail, readPrograms } from '../reads/programs.ts';
import { readSessionList } from '../reads/sessions.ts';
import { category, program, programDetail, programFilters } from '../shapes/programs.ts';
import { sessionFilters, sessionList } from '../shapes/sessions.ts';

export const programs = {
  list: endpoint({
    method: 'GET',
    path: '/training/programs/',
    access: 'either',
    query: programFilters,
    openQuery: true,
    paging: 'offset',
    reply: z.array(program),
    reads: readPrograms,
    summary: 'Training programs.',
    source: 'B 7.5',
  }),
  categories: endpoint({
    method: 'GET',
    path: '/training/programs/categories/',
    access: 'either',
    reply: z.array(category),
    reads: readCategories,
    summary: 'Categories of programs, for the filter tiles.',
    source: 'B 7.5',
  }),
  featured: endpoint({
    method: 'GET',
    path: '/training/programs/featured/',
    access: 'either',
    reply: z.array(program),
    reads: readPrograms,
    summary: 'Featured programs.',
    source: 'B 7.5',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/training/programs/{id}/',
    access: 'public',
    reply: programDetail,
    reads: readProgramDetail,
    problems: ['not_found'],
    summary: 'One program, by its public id or slug.',
    source: 'added',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/training/programs/{id}/sessions/',
    access: 'either',
    query: sessionFilters,
    paging: 'offset',
    reply: sessionList,
    reads: readSessionList,
    problems: ['not_found'],
    summary: 'Sessions of a program.',
    source: 'B 7.5',
  }),
};
