// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { contactsRows } from '../contacts.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.contacts` without the rest of the client: `new ContactsEndpoint(createCore({ baseUrl }))`. */
export type ContactsEndpoint = Endpoints['contacts'];
export const ContactsEndpoint: EndpointClass<'contacts'> = /* @__PURE__ */ endpointClass(contactsRows);
