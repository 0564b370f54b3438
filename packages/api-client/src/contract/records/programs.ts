// Written by `pnpm run wire-table` from shapes/programs.ts; do not edit.
import type { Program, ProgramCategory, ProgramDetail, SessionProgram } from '../types/programs.ts';
import { imageUrl, integer, isTrue, list, orNull, record, text } from '../definition/lenient.ts';

export const categoryRecord = (raw: unknown): ProgramCategory => record(raw, { public_id: text, name: text, slug: text, description: text, session_count: integer });
export const programRecord = (raw: unknown): Program => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer });
export const programDetailRecord = (raw: unknown): ProgramDetail => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer, outline: list((raw) => record(raw, { title: text, text: text })), next_program: orNull(programRecord) });
export const programOfSessionRecord = (raw: unknown): SessionProgram => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text });
