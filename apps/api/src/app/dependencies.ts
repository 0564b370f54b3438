import type { OfficeDatabaseDeps } from '../platform/audit/office-database.ts';
import type { AccountDeps } from '../features/account/dependencies.ts';
import type { WebhookDeps } from '../features/payments/port/charge-records.ts';

/** The dependencies of all handlers, built in create-dependencies.ts. */
export interface Deps extends AccountDeps, WebhookDeps, OfficeDatabaseDeps {}
