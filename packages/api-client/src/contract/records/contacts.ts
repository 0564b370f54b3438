// Written by `pnpm run wire-table` from shapes/contacts.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/contacts.ts';
import { isTrue, record, text } from '../definition/lenient.ts';

export const contactRecord = (raw: unknown): z.infer<typeof shapes.contact> => record(raw, { public_id: text, name: text, relationship: text, phone: text, email: text, is_primary: isTrue });
