import type { Contract } from '@detroit-well/api-client/contract';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';

export type Take = Contract['officePayments']['take'];

export interface MoneyDeps extends PaymentsDeps, OfficeDatabaseDeps {}
