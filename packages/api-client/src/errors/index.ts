export { ApiError, isApiError, isUnknownOutcome, isUnprocessed, withKnownOutcome } from './api-error.ts';
export { catalogue } from './catalogue.ts';
export { describe } from './describe.ts';
export { networkOrInternalError } from './coming-soon.ts';
export { networkError } from './network.ts';
export { noDashboard } from '../contract/definition/unreadable.ts';
export { registrationFailedWith, safeToRepeat, sentences, unconfirmed } from './sentences.ts';
export { statusMessages, friendlyMessage } from '../contract/definition/statuses.ts';

export type { ApiErrorInit, ErrorKind, FieldErrors } from './api-error.ts';
export type { Operation } from './catalogue.ts';
export type { Description } from './describe.ts';
export type { Offer } from './row.ts';
