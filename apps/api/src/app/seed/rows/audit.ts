import type { AuditAction } from '@detroit-well/api-client/contract';
import type { Rows } from './rows.ts';

type Entry = Omit<Rows['auditEntries'][number], 'id' | 'action' | 'requestId' | 'sequence' | 'transactionId'>;

/** Adds an audit entry of the team. Each entry is of a request of its own. */
export function addEntry(rows: Rows, entry: Entry & { readonly action: AuditAction }): void {
  const number = rows.auditEntries.length + 1;
  rows.auditEntries.push({ ...entry, id: `audit-${number}`, requestId: `seed-${number}` });
}

/** Puts the entries into the order in which they happened: the log numbers them. */
export function sortEntries(rows: Rows): void {
  rows.auditEntries.sort((a, b) => a.at.getTime() - b.at.getTime());
}
