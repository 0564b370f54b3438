// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { contactRows } from '../contact.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.contact` without the rest of the client: `new ContactEndpoint(createCore({ baseUrl }))`. */
export type ContactEndpoint = Endpoints['contact'];
export const ContactEndpoint: EndpointClass<'contact'> = /* @__PURE__ */ endpointClass(contactRows);
