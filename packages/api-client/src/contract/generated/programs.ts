// Generated from the contract by `pnpm run generate`; do not edit.

import { imageUrl, integer, isTrue, list, orNull, record, text } from '../definition/lenient.ts';

/** A training program. */
export interface Program extends SessionProgram {
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** Whether the studio promotes the program. */
  is_featured: boolean;
  /** URL of a picture; `null` without one. */
  image_url: string | null;
  /** Sessions ahead that are not cancelled. */
  upcoming_count: number;
}

/** A category of programs. */
export interface ProgramCategory {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Name, as people read it. */
  name: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** Description in plain text. */
  description: string;
  /** Upcoming sessions that are not cancelled. */
  session_count: number;
}

/** A program with what its page shows. */
export interface ProgramDetail extends Program {
  /** What happens at each meeting; empty for a program that has no plan. */
  outline: {
    /** What it is about. */
    title: string;
    /** A sentence about it; may be empty. */
    text: string;
  }[];
  /** The next level in the same category; `null` without one. A training program. */
  next_program: Program | null;
}

/** Which programs to list. */
export interface ProgramFilters {
  /** A category's name or slug. */
  category?: string | undefined;
  /** A difficulty level, as programs carry it. */
  difficulty?: string | undefined;
  /** Words of the title or the description. */
  search?: string | undefined;
  /** How many entries at most. */
  limit?: number | undefined;
  /** How many entries to skip. */
  offset?: number | undefined;
}

/** The program of a session. */
export interface SessionProgram {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Title, as people read it. */
  title: string;
  /** Name of the category of the program. */
  category_name: string;
  /** The same as `category_name`. */
  category: string;
  /** Such as `Beginner`. */
  difficulty_level: string;
  /** Description in plain text. */
  description: string;
}

export const categoryRecord = (raw: unknown): ProgramCategory => record(raw, { public_id: text, name: text, slug: text, description: text, session_count: integer });

export const programRecord = (raw: unknown): Program => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer });

export const programDetailRecord = (raw: unknown): ProgramDetail => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text, slug: text, is_featured: isTrue, image_url: imageUrl, upcoming_count: integer, outline: list((raw) => record(raw, { title: text, text: text })), next_program: orNull(programRecord) });

export const programOfSessionRecord = (raw: unknown): SessionProgram => record(raw, { public_id: text, title: text, category_name: text, category: text, difficulty_level: text, description: text });
