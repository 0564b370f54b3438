// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { newsletterRows } from '../newsletter.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.newsletter` without the rest of the client: `new NewsletterEndpoint(createCore({ baseUrl }))`. */
export type NewsletterEndpoint = Endpoints['newsletter'];
export const NewsletterEndpoint: EndpointClass<'newsletter'> = /* @__PURE__ */ endpointClass(newsletterRows);
