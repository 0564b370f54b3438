import { signInForm } from '@detroit-well/validation';
import { cleanCode, cleanLine, cleanText } from '@detroit-well/validation/clean-text';
import * as z from 'zod';

const line = z.string().overwrite(cleanLine);
const longText = z.string().overwrite(cleanText);
const id = line.min(1).max(64);
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();
/** A decimal string as in the contract, or a number of dollars. */
const money = z.union([z.string().regex(/^\d+(\.\d{1,2})?$/), z.number().min(0)]).transform(String);
const lines = z.array(line);

const category = z.object({
  name: line.min(1),
  slug: line.optional(),
  description: longText.optional(),
  position: z.number().int().optional(),
});

const program = z.object({
  /** A category's public id. */
  category: id,
  title: line.min(1),
  slug: line.optional(),
  description: longText.optional(),
  difficulty_level: line.optional(),
  is_featured: z.boolean().optional(),
  /** What happens at each meeting, in order. */
  outline: z.array(z.object({ title: line.min(1), text: longText })).optional(),
});

const coach = z.object({
  name: line.min(1),
  /** The name in URLs; made from `name` unless given. */
  slug: line.optional(),
  bio: longText.optional(),
  certifications: lines.optional(),
  /** Public id of the person who signs in as this coach. */
  person: id.nullable().optional(),
});

const meeting = z.strictObject({ start_datetime: instant, end_datetime: instant });

const session = z.object({
  program: id,
  coach: id.nullable().optional(),
  title: line.min(1),
  description: longText.optional(),
  start_datetime: instant,
  end_datetime: instant,
  /** All meetings of a course, soonest first. `start_datetime` and `end_datetime` are the first meeting's. */
  meetings: z.array(meeting).min(1).max(100).optional(),
  location: line.optional(),
  price_member: money,
  price_public: money,
  /** Empty means unlimited. */
  max_participants: z.number().int().positive().nullable().optional(),
  status: z.enum(['scheduled', 'cancelled', 'rescheduled']).optional(),
  requirements: lines.optional(),
  what_to_bring: lines.optional(),
});

const person = z.object({
  email: signInForm.shape.email,
  /** In plain text, because the file is for trials; hashed before it is stored. */
  password: z.string().min(8).max(128),
  first_name: line.optional(),
  last_name: line.optional(),
  display_name: line.optional(),
  phone: z.string().overwrite(cleanCode).optional(),
  gender: z.number().int().min(1).max(4).nullable().optional(),
  date_of_birth: day.nullable().optional(),
  is_staff: z.boolean().optional(),
  /** Whether the person gave waiver and payment consent for the current version. */
  waiver_accepted: z.boolean().optional(),
});

const membership = z.object({
  person: id,
  tier: line.min(1),
  is_active: z.boolean().optional(),
  start_date: day,
  end_date: day.nullable().optional(),
});

const post = z.object({
  slug: line.min(1),
  title: line.min(1),
  subheader: longText.optional(),
  excerpt: longText.optional(),
  intro: longText.optional(),
  body: z.array(z.object({ id: line, type: line, value: z.record(z.string(), z.unknown()) })).optional(),
  tags: lines.optional(),
  first_published_at: instant,
});

const page = z.object({
  html_path: line.regex(/^\/(.*\/)?$/, 'a path with a slash at both ends'),
  type: line.min(1),
  title: line.min(1),
  seo_title: line.optional(),
  search_description: line.optional(),
  effective_date: day.nullable().optional(),
  body: longText.optional(),
  intro_text: longText.optional(),
  rules: z.array(z.object({ title: line, content: longText })).optional(),
});

const material = z.object({
  session: id,
  title: line.min(1),
  file_name: line.min(1),
  content_type: line.min(1),
  content_base64: z.base64(),
});

const kinds = {
  categories: category,
  programs: program,
  people: person,
  coaches: coach,
  sessions: session,
  memberships: membership,
  posts: post,
  pages: page,
  materials: material,
};

/** A kind of row in a seed file, such as `sessions`. */
export type Kind = keyof typeof kinds;

/** Rows in which only the id is required: omitted fields keep their stored values. Unknown field names are rejected. */
const rows = <Shape extends z.core.$ZodShape>(whole: z.ZodObject<Shape>) =>
  z.array(z.strictObject({ ...whole.partial().shape, public_id: id })).default([]);

/**
 * The format of `seed --file data.json`. A row replaces the stored values of the fields that it names, and nothing else. A
 * new row uses the table's defaults for omitted fields. References are ids.
 */
export const seedFile = z.strictObject({
  categories: rows(category),
  programs: rows(program),
  people: rows(person),
  coaches: rows(coach),
  sessions: rows(session),
  memberships: rows(membership),
  posts: rows(post),
  pages: rows(page),
  materials: rows(material),
});

/** A parsed seed file. */
export type SeedFile = z.output<typeof seedFile>;

/** Returns the fields that a new row of a kind requires. */
export function neededBy(kind: Kind): string[] {
  return Object.entries(kinds[kind].shape)
    .filter(([, type]) => !type.safeParse(undefined).success)
    .map(([name]) => name);
}
