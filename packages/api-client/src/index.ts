export { createCalls } from './client/create-calls.ts';
export { createClient } from './client/create-client.ts';
export { createCore } from './client/core.ts';
export { authRows } from './client/generated/auth.ts';
export { engagementRows } from './client/generated/engagement.ts';
export { navigationRows } from './client/generated/navigation.ts';
export { profileRows } from './client/generated/profile.ts';
export { registeredSessionsRows } from './client/generated/registered-sessions.ts';
export { sessionsRows } from './client/generated/sessions.ts';
export { basePath } from './contract/definition/base-path.ts';
export {
  ApiError,
  isApiError,
  isUnknownOutcome,
  isUnprocessed,
  withKnownOutcome,
} from './errors/api-error.ts';
export { friendlyMessage } from './contract/definition/statuses.ts';
export { axiosWhenNeeded } from './http/axios-when-needed.ts';
export { batch } from './http/batch.ts';
export { eventFor } from './http/event-for.ts';
export { fetchTransport } from './http/fetch-transport.ts';
export { newIdempotencyKey, randomId } from './http/idempotency-key.ts';
export { lookUpAddress } from './http/look-up-address.ts';
export { availabilityOf } from './contract/reads/sessions.ts';

export type { Client, ClientOptions } from './client/create-client.ts';
export type { Core, CoreOptions } from './client/core.ts';
export type { CallsOptions } from './client/create-calls.ts';
export type { Calls } from './client/call-types.ts';
export type * from './client/generated/index.ts';
export type * from './contract/generated/index.ts';
export type { ClientEvent, OnEvent } from './http/events.ts';
export type { ApiProblem, ErrorKind, FieldErrors } from './errors/api-error.ts';
export type { Settled } from './http/batch.ts';
export type { CallPromise, CallResponse } from './http/call-promise.ts';
export type { ListPage, PagedCall } from './client/paging.ts';
export type { CheckReply, RequestOptions } from './http/perform.ts';
export type { Sleep } from './http/sleep.ts';
export type { Transport, WireRequest, WireResponse } from './http/wire.ts';
export type { ClientSession } from './http/client-session.ts';
