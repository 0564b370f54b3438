import { endpoint } from '../definition/endpoint.ts';
import { readPage, readPageList, readSitemap } from '../reads/pages.ts';
import { findQuery, page, pageFilters, pageList, sitemap } from '../shapes/pages.ts';

export const pages = {
  find: endpoint({
    method: 'GET',
    path: '/pages/find/',
    access: 'public',
    query: findQuery,
    openQuery: true,
    reply: page,
    reads: readPage,
    problems: ['not_found'],
    summary: 'The page at an HTML path, which ends with a slash.',
    source: 'B 7.8',
  }),
  list: endpoint({
    method: 'GET',
    path: '/pages/',
    access: 'public',
    query: pageFilters,
    openQuery: true,
    reply: pageList,
    reads: readPageList,
    summary: 'Pages by type.',
    source: 'B 7.8',
  }),
  publicPages: endpoint({
    method: 'GET',
    path: '/public-pages/',
    access: 'public',
    query: pageFilters,
    openQuery: true,
    paging: 'offset',
    reply: pageList,
    reads: readPageList,
    summary: 'Legal pages and the training index by type.',
    source: 'B 7.8',
  }),
  sitemap: endpoint({
    method: 'GET',
    path: '/sitemap/',
    access: 'public',
    reply: sitemap,
    reads: readSitemap,
    summary: 'Paths of posts and upcoming sessions, for the sitemap of the public site.',
    source: 'added',
  }),
};
