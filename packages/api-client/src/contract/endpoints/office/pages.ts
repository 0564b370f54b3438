import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import {
  changePageBody,
  officePage,
  officePageQuery,
  officePages as list,
} from '../../shapes/office/pages.ts';
import { writtenCalls } from './written-calls.ts';

const calls = writtenCalls({
  one: 'page',
  many: 'pages',
  entry: officePage,
  change: changePageBody,
  own: [],
});

/** The pages of the public site. Their addresses and types stay. */
export const officePages = {
  ...calls,
  list: endpoint({
    method: 'GET',
    path: '/office/pages/',
    access: 'member',
    permission: 'content.write',
    query: officePageQuery,
    paging: 'cursor',
    csv: true,
    reply: list,
    reads: readOfficeList,
    summary: 'All pages, by their newest revision.',
    source: 'added',
  }),
};
