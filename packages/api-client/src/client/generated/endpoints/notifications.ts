// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { notificationsRows } from '../notifications.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.notifications` without the rest of the client: `new NotificationsEndpoint(createCore({ baseUrl }))`. */
export type NotificationsEndpoint = Endpoints['notifications'];
export const NotificationsEndpoint: EndpointClass<'notifications'> = /* @__PURE__ */ endpointClass(notificationsRows);
