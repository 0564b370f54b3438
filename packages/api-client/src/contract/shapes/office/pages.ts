import * as z from 'zod';
import { inputDay, text } from '../primitives.ts';
import { officeList, officeQuery, version } from './lists.ts';
import { writtenHtml, writtenState, writtenStatus, writtenText } from './written.ts';

const heroInput = z
  .object({
    image_url: z
      .string()
      .max(500, 'At most 500 characters.')
      .nullable()
      .meta({
        description: 'Address of the picture; empty: the site draws one.',
        examples: ['/art/v1/hero.svg'],
      }),
    sml_header: writtenText(120, 'Skate, movement, strength', 'What stands small above it.'),
    lrg_subheader: writtenText(200, 'Grown folks, on the count.', 'The headline.'),
    copy: writtenText(600, 'Five coaches, two floors.', 'What stands below it.'),
    text_alignment: z
      .enum(['left', 'center', 'right'])
      .meta({ description: 'Where the texts stand.', examples: ['left'] }),
  })
  .meta({ description: 'The picture and the texts that a page begins with.' });

const ctaInput = z
  .object({
    url: writtenText(300, '/register', 'Where it leads: a path of the site, or an https address.'),
    text: writtenText(60, 'Get Started', 'What it says.'),
  })
  .meta({ description: 'A link of the opening, shown as a button.' });

const ruleInput = z
  .object({
    title: writtenText(200, 'Assumption of risk', 'Heading of the section.'),
    content: writtenHtml(20_000, '<p>Skating carries risks.</p>', 'Text of the section.'),
  })
  .meta({ description: 'A section of a legal page.' });

const most = (count: number, what: string) => `At most ${count} ${what}.`;

/** What people write of a page; its type says which of it the site shows. */
const written = {
  title: writtenText(200, 'Training', 'The headline.'),
  seo_title: writtenText(
    200,
    'Training in Detroit',
    'What search engines show as title; empty: the headline.',
  ),
  search_description: writtenText(
    400,
    'Skate, movement and strength training.',
    'What search engines show below the title.',
  ),
  hero: z
    .array(heroInput)
    .max(1, 'A page has one opening.')
    .meta({ description: 'The opening of the page; empty: none.', examples: [[]] }),
  ctas: z
    .array(ctaInput)
    .max(4, most(4, 'links'))
    .meta({ description: 'Links of the opening.', examples: [[{ url: '/register', text: 'Get Started' }]] }),
  intro_text: writtenHtml(20_000, '<p>Pick a session.</p>', 'The beginning of the page.'),
  body: writtenHtml(100_000, '<p>Every session is coached.</p>', 'The text of the page.'),
  effective_date: inputDay()
    .nullable()
    .meta({ description: 'The day from which a legal text applies.', examples: ['2026-03-14'] }),
  rules: z
    .array(ruleInput)
    .max(60, most(60, 'sections'))
    .meta({ description: 'The sections of a legal page.', examples: [[]] }),
};

const place = {
  type: text('training.TrainingIndexPage', 'Its type, which says how the site shows it.'),
  html_path: text('/training/', 'Its address on the site, with its trailing slash.'),
};

export const officePageEntry = z
  .object({ ...writtenState, ...place, title: text('Training', 'Its newest headline.') })
  .meta({ id: 'OfficePageEntry', description: 'A page as lists of the office show it.' });

export const officePages = officeList('OfficePages', officePageEntry);

export const officePageQuery = officeQuery(['html_path', 'title', 'changed_at'], {
  status: writtenStatus.optional(),
}).meta({
  id: 'OfficePageFilters',
  description: 'Filters and order of the pages. The search reads titles and addresses.',
});

export const officePage = z
  .object({ ...writtenState, ...place, ...written })
  .meta({ id: 'OfficePage', description: 'The newest revision of a page, and what of it is on the site.' });

export const changePageBody = z.object({ version, ...z.object(written).partial().shape }).meta({
  id: 'ChangePageRequest',
  description: 'What changes about a page, with the revision that it started from.',
  examples: [{ version: 1, title: 'Training' }],
});
