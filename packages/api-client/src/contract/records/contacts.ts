// Written by `pnpm run wire-table` from shapes/contacts.ts; do not edit.
import type { EmergencyContact } from '../types/contacts.ts';
import { isTrue, record, text } from '../definition/lenient.ts';

export const contactRecord = (raw: unknown): EmergencyContact => record(raw, { public_id: text, name: text, relationship: text, phone: text, email: text, is_primary: isTrue });
