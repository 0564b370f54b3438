// Written by `pnpm run wire-table` from shapes/navigation.ts; do not edit.
import type { MenuItem } from '../types/navigation.ts';
import { isTrue, list, record, text } from '../definition/lenient.ts';

export const menuItemRecord = (raw: unknown): MenuItem => record(raw, { label: text, link: text, is_dropdown: isTrue, children: list((raw) => record(raw, { label: text, link: text })) });
