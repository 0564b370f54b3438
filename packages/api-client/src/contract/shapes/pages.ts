import * as z from 'zod';
import {
  count,
  day,
  imageUrl,
  instant,
  otherwise,
  paging,
  record,
  slug,
  text,
  textOrNull,
} from './primitives.ts';
import { rule } from './waiver.ts';

/** Page types that the renderer supports (SPEC-A 2); other types show as Unsupported page type. */
export const pageTypes = {
  home: 'home.HomePage',
  privacyPolicy: 'legal.PrivacyPolicyPage',
  terms: 'legal.TermsAndConditionsPage',
  cookiePolicy: 'legal.CookiePolicyPage',
  blogIndex: 'blog.BlogIndexPage',
  blogPost: 'blog.BlogPage',
  trainingIndex: 'training.TrainingIndexPage',
  about: 'about.AboutPage',
  contact: 'contact.ContactPage',
  firstTime: 'training.FirstTimePage',
} as const;

export const hero = record('Hero', 'The opening picture and texts of a page.', {
  image_url: imageUrl(),
  sml_header: text('Skate, movement, strength', 'The small line above the headline.'),
  lrg_subheader: text('Training for grown folks', 'The headline.'),
  copy: text('Small cohorts, patient coaches.', 'The text below the headline.'),
  text_alignment: otherwise(text('left', 'Left, center or right.'), 'left'),
});

/** A page of the content system; each type uses the fields it knows and leaves the rest empty. */
const seoTitle = text('Training in Detroit');
const searchDescription = text('Skate, movement and strength training for grown folks in Detroit.');

export const page = record('Page', 'A page of the content system. Its type says which fields it uses.', {
  id: count(3, 'Number of the page in the content system.'),
  title: text('Training'),
  meta: z
    .object({
      type: textOrNull(
        'training.TrainingIndexPage',
        '`null` makes a renderer say: Page type metadata missing.',
      ),
      slug: slug('training'),
      html_path: text('/training/', 'With its trailing slash.'),
      seo_title: seoTitle,
      search_description: searchDescription,
      canonical_url: textOrNull(null, 'URL that search engines should list; `null` for the page itself.'),
      first_published_at: instant.nullable().describe('When the page was published first; `null` before.'),
    })
    .describe('What the content system and search engines need.'),
  seo_title: seoTitle,
  search_description: searchDescription,
  hero: z.array(hero).describe('The opening of the page; at most one is shown.'),
  ctas: z
    .array(
      z.object({
        value: z
          .object({
            url: text('/register', 'Path or URL that the link leads to.'),
            text: text('Get Started', 'The words of the link.'),
          })
          .describe('One link.'),
      }),
    )
    .describe('Links of the opening, shown as buttons.'),
  intro_text: text('<p>Pick a session.</p>', 'HTML.'),
  intro: text('<p>Pick a session.</p>', 'HTML.'),
  body: text('<p>Every session is coached.</p>', 'HTML.'),
  effective_date: day.nullable().describe('The day from which the text applies.'),
  rules: z.array(z.object({ value: rule })),
});

export const pageList = z
  .object({
    meta: z
      .object({ total_count: count(1, 'Number of entries on all pages.') })
      .describe('About the whole list.'),
    items: z.array(page).describe('The entries.'),
  })
  .meta({ id: 'PageList', description: 'Some pages, with the number of all.' });

export const sitemap = z
  .object({
    entries: z
      .array(
        z
          .object({
            path: text('/the-standard/how-to-fall-well', 'On the public site, with its query.'),
            changed_at: instant
              .nullable()
              .describe('When the page changed last; `null` if that is not known.'),
          })
          .meta({
            id: 'SitemapEntry',
            description: 'A path of the public site, with the instant of its last change.',
          }),
      )
      .describe('The paths.'),
  })
  .meta({ id: 'Sitemap', description: 'Paths of programs, coaches, posts and upcoming sessions.' });

export const findQuery = z
  .object({
    html_path: z
      .string()
      .min(1)
      .meta({
        description: 'The path of the page, with its trailing slash.',
        examples: ['/privacy-policy/'],
      }),
  })
  .meta({ description: 'Which page to find.' });

export const pageFilters = z
  .object({
    type: z
      .string()
      .meta({ description: 'A page type.', examples: ['legal.PrivacyPolicyPage'] })
      .optional(),
    fields: z.string().describe('Accepted for compatibility. Every field is returned.').optional(),
    slug: z.string().describe('Slug of the page.').optional(),
    ...paging,
  })
  .meta({ description: 'Which pages to list.' });
