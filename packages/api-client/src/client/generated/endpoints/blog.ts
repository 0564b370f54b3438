// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { blogRows } from '../blog.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.blog` without the rest of the client: `new BlogEndpoint(createCore({ baseUrl }))`. */
export type BlogEndpoint = Endpoints['blog'];
export const BlogEndpoint: EndpointClass<'blog'> = /* @__PURE__ */ endpointClass(blogRows);
