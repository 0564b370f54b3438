import { endpoint } from '../definition/endpoint.ts';
import { readSite } from '../reads/site.ts';
import { publicSite } from '../shapes/site.ts';

export const site = {
  read: endpoint({
    method: 'GET',
    path: '/site/',
    access: 'public',
    reply: publicSite,
    reads: readSite,
    summary: 'Whether the site is open, and what members say there.',
    source: 'added',
  }),
};
