// Written by `pnpm run wire-table` from shapes/programs.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/programs.ts';
import { imageUrl, integer, isTrue, record, text } from '../definition/lenient.ts';

export const categoryRecord = (raw: unknown): z.infer<typeof shapes.category> => record(raw, { public_id: text, name: text, slug: text, description: text, session_count: integer });
export const programRecord = (raw: unknown): z.infer<typeof shapes.program> => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer });
export const programOfSessionRecord = (raw: unknown): z.infer<typeof shapes.programOfSession> => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text });
