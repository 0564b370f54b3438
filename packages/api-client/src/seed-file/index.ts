import * as z from 'zod';

const id = z.string().min(1).max(64);
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();
/** A decimal string as in the contract, or a number of dollars. */
const money = z.union([z.string().regex(/^\d+(\.\d{1,2})?$/), z.number().min(0)]).transform(String);
const texts = z.array(z.string());

const category = z.object({
  name: z.string().min(1),
  slug: z.string().optional(),
  description: z.string().optional(),
  position: z.number().int().optional(),
});

const program = z.object({
  /** A category's public id. */
  category: id,
  title: z.string().min(1),
  slug: z.string().optional(),
  description: z.string().optional(),
  difficulty_level: z.string().optional(),
  is_featured: z.boolean().optional(),
});

const coach = z.object({
  name: z.string().min(1),
  bio: z.string().optional(),
  certifications: texts.optional(),
  /** Public id of the person who signs in as this coach. */
  person: id.nullable().optional(),
});

const session = z.object({
  program: id,
  coach: id.nullable().optional(),
  title: z.string().min(1),
  description: z.string().optional(),
  start_datetime: instant,
  end_datetime: instant,
  location: z.string().optional(),
  price_member: money,
  price_public: money,
  /** Empty means unlimited. */
  max_participants: z.number().int().positive().nullable().optional(),
  status: z.enum(['scheduled', 'cancelled', 'rescheduled']).optional(),
  requirements: texts.optional(),
  what_to_bring: texts.optional(),
});

const person = z.object({
  email: z.email().max(254).toLowerCase(),
  /** In plain text, because the file is for trials; hashed before it is stored. */
  password: z.string().min(8).max(128),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  display_name: z.string().optional(),
  phone: z.string().optional(),
  gender: z.number().int().min(1).max(4).nullable().optional(),
  date_of_birth: day.nullable().optional(),
  is_staff: z.boolean().optional(),
  /** Whether the person gave waiver and payment consent for the current version. */
  waiver_accepted: z.boolean().optional(),
});

const membership = z.object({
  person: id,
  tier: z.string().min(1),
  is_active: z.boolean().optional(),
  start_date: day,
  end_date: day.nullable().optional(),
});

const post = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  subheader: z.string().optional(),
  excerpt: z.string().optional(),
  intro: z.string().optional(),
  body: z
    .array(z.object({ id: z.string(), type: z.string(), value: z.record(z.string(), z.unknown()) }))
    .optional(),
  tags: texts.optional(),
  first_published_at: instant,
});

const page = z.object({
  html_path: z.string().regex(/^\/(.*\/)?$/, 'a path with a slash at both ends'),
  type: z.string().min(1),
  title: z.string().min(1),
  seo_title: z.string().optional(),
  search_description: z.string().optional(),
  effective_date: day.nullable().optional(),
  body: z.string().optional(),
  intro_text: z.string().optional(),
  rules: z.array(z.object({ title: z.string(), content: z.string() })).optional(),
});

const material = z.object({
  session: id,
  title: z.string().min(1),
  file_name: z.string().min(1),
  content_type: z.string().min(1),
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
