import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import { findRegistrations } from '../ledger/registration-queries.ts';
import { registrationView } from './view.ts';

/** The caller's registrations, newest first; `status` is a contract status. Released holds are left out. */
export const list: Handler<Contract['registrations']['list']> = async ({ caller, query }, deps) => {
  const now = deps.clock.now();
  const kept = await findRegistrations(
    deps.database.db,
    sql`r.user_id = ${caller.userId} and r.status <> 'released'`,
  );
  return kept
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((one) => registrationView(one, now))
    .filter(({ status }) => query.status === undefined || status === query.status);
};
