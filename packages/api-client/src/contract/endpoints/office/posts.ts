import { endpoint } from '../../definition/endpoint.ts';
import { readLinkAddress, readOfficeList } from '../../reads/office.ts';
import {
  changePostBody,
  createPostBody,
  officePost,
  officePostQuery,
  officePosts as list,
  previewLink,
} from '../../shapes/office/posts.ts';
import { writtenCalls } from './written-calls.ts';

const calls = writtenCalls({
  one: 'post',
  many: 'posts',
  entry: officePost,
  change: changePostBody,
  own: ['slug_taken'],
});

/** The posts of The Standard, as editors write them. A changed slug keeps the old address leading there. */
export const officePosts = {
  ...calls,
  list: endpoint({
    method: 'GET',
    path: '/office/posts/',
    access: 'member',
    permission: 'content.write',
    query: officePostQuery,
    paging: 'cursor',
    csv: true,
    reply: list,
    reads: readOfficeList,
    summary: 'All posts, drafts too, by their newest revision.',
    source: 'added',
  }),
  create: endpoint({
    method: 'POST',
    path: '/office/posts/',
    access: 'member',
    permission: 'content.write',
    body: createPostBody,
    reply: officePost,
    status: 201,
    problems: ['slug_taken'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Begins a post. It is on no site before it is published.',
    source: 'added',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/office/posts/{id}/',
    access: 'member',
    permission: 'content.write',
    reply: 'nothing',
    problems: ['not_found', 'has_history'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Deletes a draft that was never on the site.',
    source: 'added',
  }),
  previewLink: endpoint({
    method: 'POST',
    path: '/office/posts/{id}/preview-link/',
    access: 'member',
    permission: 'content.write',
    reply: previewLink,
    reads: readLinkAddress,
    status: 201,
    problems: ['not_found'],
    limits: 'none',
    // A stored response would hold the link.
    idempotency: 'none',
    summary: 'Makes a link to the newest revision, which holds 24 hours and needs no sign-in.',
    source: 'added',
  }),
};
