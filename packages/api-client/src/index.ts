export { createClient } from './client/create-client.ts';
export { basePath } from './contract/base-path.ts';
export { ApiError, isApiError, isUnknownOutcome } from './errors/api-error.ts';
export { friendlyMessage } from './errors/statuses.ts';
export { axiosWhenNeeded } from './http/axios-when-needed.ts';
export { batch } from './http/batch.ts';
export { fetchTransport } from './http/fetch-transport.ts';
export { newIntent } from './http/intent.ts';
export { availabilityOf } from './contract/reads/sessions.ts';

export type { Client, ClientOptions } from './client/create-client.ts';
export type { Call, Calls, OptionsOf } from './client/call-types.ts';
export type { ClientEvent, OnEvent } from './client/events.ts';
export type { ErrorKind, FieldErrors } from './errors/api-error.ts';
export type { Settled } from './http/batch.ts';
export type { Sleep } from './http/sleep.ts';
export type { Transport, WireRequest, WireResponse } from './http/wire.ts';
export type { ClientSession } from './session/client-session.ts';
