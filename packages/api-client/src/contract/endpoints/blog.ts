import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { reading } from '../definition/limits.ts';
import {
  readAuthors,
  readPost,
  readPostCategories,
  readPostPreview,
  readPosts,
  readTags,
} from '../reads/blog.ts';
import { author, post, postCategory, postFilters, postPage, postPreview, tag } from '../shapes/blog.ts';

export const blog = {
  posts: endpoint({
    method: 'GET',
    path: '/blog/posts/',
    access: 'public',
    query: postFilters,
    paging: 'page',
    reply: postPage,
    reads: readPosts,
    problems: ['not_found'],
    limits: reading,
    summary: 'Posts by filter, newest first. A page beyond the last is a 404.',
    source: 'B 7.9',
  }),
  post: endpoint({
    method: 'GET',
    path: '/blog/posts/{slug}/',
    access: 'public',
    reply: post,
    reads: readPost,
    problems: ['not_found'],
    limits: reading,
    summary: 'One post.',
    source: 'B 7.9',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/blog/previews/{token}/',
    access: 'public',
    personal: true,
    reply: postPreview,
    reads: readPostPreview,
    problems: ['not_found'],
    limits: reading,
    summary: 'A revision of a post that the office made a link to. No cache keeps it.',
    source: 'added',
  }),
  categories: endpoint({
    method: 'GET',
    path: '/blog/categories/',
    access: 'public',
    reply: z.array(postCategory),
    reads: readPostCategories,
    summary: 'Categories of posts.',
    source: 'B 7.9',
  }),
  authors: endpoint({
    method: 'GET',
    path: '/blog/authors/',
    access: 'public',
    reply: z.array(author),
    reads: readAuthors,
    summary: 'Authors of posts.',
    source: 'B 7.9',
  }),
  tags: endpoint({
    method: 'GET',
    path: '/blog/tags/',
    access: 'public',
    reply: z.array(tag),
    reads: readTags,
    summary: 'Tags of posts.',
    source: 'B 7.9',
  }),
};
