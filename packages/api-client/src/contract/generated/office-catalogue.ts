// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficePicture } from './pictures.ts';

/** The ground on which the office draws the sessions of a category. */
export type CategoryGround = 'ink' | 'bone' | 'maple';

/** What changes about a category. */
export interface ChangeCategoryParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Name of the category, which no other one has. */
  name?: string | undefined;
  /** The ground on which the office draws the sessions of a category. */
  ground?: CategoryGround | undefined;
}

/** What changes about a coach. */
export interface ChangeCoachParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Name, as people read it. */
  name?: string | undefined;
  /** Biography in plain text. */
  bio?: string | undefined;
  /** What the coach is certified for. */
  certifications?: string[] | undefined;
  /** Id of the account that signs in as this coach; `null` for none. */
  person_id?: string | null | undefined;
}

/** What changes about a location. */
export interface ChangeLocationParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Name of the location, which no other one has. */
  name?: string | undefined;
  /** Lines of the address; none: the studio's own. */
  address?: string[] | undefined;
  /** How people find it, such as which door and where to park. */
  directions?: string | undefined;
  /** Whether a changed address is emailed to everyone booked at this location. Without it nobody is told; calendars follow. */
  tell_people?: boolean | undefined;
}

/** What changes about a program. */
export interface ChangeProgramParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Title, as people read it. */
  title?: string | undefined;
  /** Id of the category. */
  category_id?: string | undefined;
  /** Description in plain text. */
  description?: string | undefined;
  /** How hard it is, such as `Beginner`. */
  difficulty_level?: string | undefined;
}

/** A new category. */
export interface CreateCategoryParams {
  /** Name of the category, which no other one has. */
  name: string;
  /** Without it, the ground that the fewest categories have. The ground on which the office draws the sessions of a category. */
  ground?: CategoryGround | undefined;
}

/** A new coach. */
export interface CreateCoachParams {
  /** Name, as people read it. */
  name: string;
  /** Biography in plain text. */
  bio?: string | undefined;
  /** What the coach is certified for. */
  certifications?: string[] | undefined;
  /** Id of the account that signs in as this coach; `null` for none. */
  person_id?: string | null | undefined;
}

/** A new location. */
export interface CreateLocationParams {
  /** Name of the location, which no other one has. */
  name: string;
  /** Lines of the address; none: the studio's own. */
  address?: string[] | undefined;
  /** How people find it, such as which door and where to park. */
  directions?: string | undefined;
}

/** A new program. */
export interface CreateProgramParams {
  /** Title, as people read it. */
  title: string;
  /** Id of the category. */
  category_id: string;
  /** Description in plain text. */
  description?: string | undefined;
  /** How hard it is, such as `Beginner`. */
  difficulty_level?: string | undefined;
}

/** Who reads a changed address of a location. */
export interface LocationBooked {
  /** Sessions to come at the location that somebody is booked for. */
  sessions_count: number;
  /** People booked for them, each counted once. */
  people_count: number;
  /** Studio day of the last of them; `null` for none. Calendar day in Detroit, such as `2026-03-14`. */
  last_day: string | null;
}

/** One page of a list. */
export interface OfficeCategories {
  /** The entries of this page. */
  results: OfficeCategory[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A category, as the office keeps it. */
export interface OfficeCategory {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Name, as people read it. */
  name: string;
  /** The ground on which the office draws the sessions of a category. */
  ground: CategoryGround;
}

/** Filters and order of the categories. */
export interface OfficeCategoryFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** A coach, as the office keeps them. */
export interface OfficeCoach {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Name, as people read it. */
  name: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** Biography in plain text. */
  bio: string;
  /** What the coach is certified for. */
  certifications: string[];
  /** Id of the account that signs in as this coach. */
  person_id: string | null;
  /** Its picture; `null` without one. A picture of a record of the office. */
  picture: OfficePicture | null;
}

/** One page of a list. */
export interface OfficeCoaches {
  /** The entries of this page. */
  results: OfficeCoach[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** Filters and order of the coaches. */
export interface OfficeCoachFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** A location of sessions. */
export interface OfficeLocation {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Name, as people read it. */
  name: string;
  /** Lines of the address; none: the studio's own. */
  address: string[];
  /** How people find it, such as which door and where to park. */
  directions: string;
}

/** Filters and order of the locations. */
export interface OfficeLocationFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeLocations {
  /** The entries of this page. */
  results: OfficeLocation[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A training program, as the office keeps it. */
export interface OfficeProgram {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Title, as people read it. */
  title: string;
  /** Id of the category. */
  category_id: string;
  /** Name of the category. */
  category_name: string;
  /** Description in plain text. */
  description: string;
  /** How hard it is. */
  difficulty_level: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
}

/** Filters and order of the programs. */
export interface OfficeProgramFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** Id of a category. */
  category?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'title' | '-title' | 'category' | '-category' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficePrograms {
  /** The entries of this page. */
  results: OfficeProgram[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
