// Written by `pnpm run wire-table` from shapes/programs.ts; do not edit.
import type { Program, ProgramCategory, SessionProgram } from '../types/programs.ts';
import { imageUrl, integer, isTrue, record, text } from '../definition/lenient.ts';

export const categoryRecord = (raw: unknown): ProgramCategory => record(raw, { public_id: text, name: text, slug: text, description: text, session_count: integer });
export const programRecord = (raw: unknown): Program => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer });
export const programOfSessionRecord = (raw: unknown): SessionProgram => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text });
