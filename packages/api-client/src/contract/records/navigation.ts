// Written by `pnpm run wire-table` from shapes/navigation.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/navigation.ts';
import { isTrue, record, text } from '../definition/lenient.ts';

export const menuItemRecord = (raw: unknown): z.infer<typeof shapes.menuItem> => record(raw, { label: text, link: text, is_dropdown: isTrue });
