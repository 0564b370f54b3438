import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { attendanceFacts } from '../../../platform/database/schema/attendance.ts';
import { chatMessages } from '../../../platform/database/schema/chat.ts';
import { giftCards } from '../../../platform/database/schema/gift-cards.ts';
import { passCredits, passes, passUses } from '../../../platform/database/schema/passes.ts';
import {
  creditEntries,
  paymentDisputes,
  paymentMethods,
  payments,
} from '../../../platform/database/schema/payments.ts';
import {
  emergencyContacts,
  memberships,
  personNotes,
  profiles,
  users,
} from '../../../platform/database/schema/people.ts';
import {
  instalments,
  registrationFeedback,
  registrations,
  reminders,
  waitlistEntries,
} from '../../../platform/database/schema/registrations.ts';
import { sandboxCards, sandboxCharges } from '../../../platform/database/schema/sandbox.ts';
import { auditEntries } from '../../../platform/database/schema/team.ts';
import { sessionUpdates } from '../../../platform/database/schema/training.ts';

/** In the order of their foreign keys. */
const tables = {
  users,
  profiles,
  emergencyContacts,
  personNotes,
  sandboxCards,
  sandboxCharges,
  paymentMethods,
  memberships,
  passes,
  passCredits,
  giftCards,
  registrations,
  instalments,
  passUses,
  payments,
  creditEntries,
  paymentDisputes,
  waitlistEntries,
  attendanceFacts,
  registrationFeedback,
  reminders,
  sessionUpdates,
  chatMessages,
  auditEntries,
};
type Tables = typeof tables;

/** Rows that are collected before any of them is inserted. */
export type Rows = { readonly [Name in keyof Tables]: Tables[Name]['$inferInsert'][] };

export const noRows = (): Rows => ({
  users: [],
  profiles: [],
  emergencyContacts: [],
  personNotes: [],
  sandboxCards: [],
  sandboxCharges: [],
  paymentMethods: [],
  memberships: [],
  passes: [],
  passCredits: [],
  giftCards: [],
  registrations: [],
  instalments: [],
  passUses: [],
  payments: [],
  creditEntries: [],
  paymentDisputes: [],
  waitlistEntries: [],
  attendanceFacts: [],
  registrationFeedback: [],
  reminders: [],
  sessionUpdates: [],
  chatMessages: [],
  auditEntries: [],
});

/** The number of rows that one statement inserts: far below the number of parameters that PostgreSQL takes. */
const batch = 500;

export async function insertRows(tx: Db, rows: Rows): Promise<void> {
  const tableOf = new Map<string, PgTable>(Object.entries(tables));
  const all = new Map<string, readonly object[]>(Object.entries(rows));
  for (const [name, table] of tableOf) {
    const own = all.get(name) ?? [];
    for (let from = 0; from < own.length; from += batch)
      await tx.insert(table).values(own.slice(from, from + batch));
  }
}
