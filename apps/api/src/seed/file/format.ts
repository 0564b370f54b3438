import * as z from 'zod';

const id = z.string().min(1).max(64);
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();
/** Decimal text as on the wire, or a number of dollars. */
const money = z.union([z.string().regex(/^\d+(\.\d{1,2})?$/), z.number().min(0)]).transform(String);
const texts = z.array(z.string()).default([]);

const category = z.object({
  public_id: id,
  name: z.string().min(1),
  slug: z.string().optional(),
  description: z.string().default(''),
  position: z.number().int().default(0),
});

const program = z.object({
  public_id: id,
  /** A category's public id. */
  category: id,
  title: z.string().min(1),
  slug: z.string().optional(),
  description: z.string().default(''),
  difficulty_level: z.string().default(''),
  is_featured: z.boolean().default(false),
});

const coach = z.object({
  public_id: id,
  name: z.string().min(1),
  bio: z.string().default(''),
  certifications: texts,
  /** Public id of the person who signs in as this coach. */
  person: id.optional(),
});

const session = z.object({
  public_id: id,
  program: id,
  coach: id.optional(),
  title: z.string().min(1),
  description: z.string().default(''),
  start_datetime: instant,
  end_datetime: instant,
  location: z.string().default(''),
  price_member: money,
  price_public: money,
  /** Empty means unlimited. */
  max_participants: z.number().int().positive().nullable().default(null),
  status: z.enum(['scheduled', 'cancelled', 'rescheduled']).default('scheduled'),
  requirements: texts,
  what_to_bring: texts,
});

const person = z.object({
  public_id: id,
  email: z.email().max(254).toLowerCase(),
  /** In the clear: the file is for trying things. Hashed before it is stored. */
  password: z.string().min(8).max(128),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  display_name: z.string().optional(),
  phone: z.string().default(''),
  gender: z.number().int().min(1).max(4).nullable().default(null),
  date_of_birth: day.nullable().default(null),
  is_staff: z.boolean().default(false),
  /** Waiver and payment consent given for the version in force. */
  waiver_accepted: z.boolean().default(false),
});

const membership = z.object({
  public_id: id,
  person: id,
  tier: z.string().min(1),
  is_active: z.boolean().default(true),
  start_date: day,
  end_date: day.nullable().default(null),
});

const post = z.object({
  public_id: id,
  slug: z.string().min(1),
  title: z.string().min(1),
  subheader: z.string().default(''),
  excerpt: z.string().default(''),
  intro: z.string().default(''),
  body: z
    .array(z.object({ id: z.string(), type: z.string(), value: z.record(z.string(), z.unknown()) }))
    .default([]),
  tags: texts,
  first_published_at: instant,
});

const page = z.object({
  public_id: id,
  html_path: z.string().regex(/^\/(.*\/)?$/, 'a path with a slash at both ends'),
  type: z.string().min(1),
  title: z.string().min(1),
  seo_title: z.string().default(''),
  search_description: z.string().default(''),
  effective_date: day.nullable().default(null),
  body: z.string().default(''),
  intro_text: z.string().default(''),
  rules: z.array(z.object({ title: z.string(), content: z.string() })).default([]),
});

const material = z.object({
  public_id: id,
  session: id,
  title: z.string().min(1),
  file_name: z.string().min(1),
  content_type: z.string().min(1),
  content_base64: z.base64(),
});

/** The format of `seed --file data.json`. Whatever is given replaces what has the same id; references are ids. */
export const seedFile = z.strictObject({
  categories: z.array(category).default([]),
  programs: z.array(program).default([]),
  people: z.array(person).default([]),
  coaches: z.array(coach).default([]),
  sessions: z.array(session).default([]),
  memberships: z.array(membership).default([]),
  posts: z.array(post).default([]),
  pages: z.array(page).default([]),
  materials: z.array(material).default([]),
});

export type SeedFile = z.output<typeof seedFile>;
