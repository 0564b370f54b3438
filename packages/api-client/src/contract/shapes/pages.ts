import * as z from 'zod';
import { day, instant } from './atoms.ts';
import { rule } from './waiver.ts';

/** Page types the renderer knows (Spec A 2); a type it does not know is shown as Unsupported page type. */
export const pageTypes = {
  home: 'home.HomePage',
  privacyPolicy: 'legal.PrivacyPolicyPage',
  terms: 'legal.TermsAndConditionsPage',
  cookiePolicy: 'legal.CookiePolicyPage',
  blogIndex: 'blog.BlogIndexPage',
  blogPost: 'blog.BlogPage',
  trainingIndex: 'training.TrainingIndexPage',
} as const;

export const hero = z.object({
  image_url: z.string().nullable(),
  sml_header: z.string(),
  lrg_subheader: z.string(),
  copy: z.string(),
  text_alignment: z.string(),
});

/** A page of the content system; each type uses the fields it knows and leaves the rest empty. */
export const page = z.object({
  id: z.number().int(),
  title: z.string(),
  meta: z.object({
    /** `null` makes the renderer say: Page type metadata missing. */
    type: z.string().nullable(),
    slug: z.string(),
    html_path: z.string(),
    seo_title: z.string(),
    search_description: z.string(),
    canonical_url: z.string().nullable(),
    first_published_at: instant.nullable(),
  }),
  seo_title: z.string(),
  search_description: z.string(),
  hero: z.array(hero),
  ctas: z.array(z.object({ value: z.object({ url: z.string(), text: z.string() }) })),
  /** HTML. */
  intro_text: z.string(),
  intro: z.string(),
  body: z.string(),
  effective_date: day.nullable(),
  rules: z.array(z.object({ value: rule })),
});

export const pageList = z.object({
  meta: z.object({ total_count: z.number().int() }),
  items: z.array(page),
});

export const findQuery = z.object({ html_path: z.string().min(1) });

export const pageFilters = z.object({
  type: z.string().optional(),
  fields: z.string().optional(),
  slug: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

export type Page = z.infer<typeof page>;
export type PageList = z.infer<typeof pageList>;
export type Hero = z.infer<typeof hero>;
