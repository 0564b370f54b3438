import {
  menuItems,
  siteLists,
  siteOpening,
  testimonials,
} from '../../src/platform/database/schema/content.ts';
import type { Prepare } from './prepare.ts';

/** The site as nobody has saved it yet. */
async function unsaved({ database: { db } }: Parameters<Prepare>[0]): Promise<void> {
  for (const table of [menuItems, siteLists, siteOpening, testimonials]) await db.delete(table);
}

const saves =
  (body: object): Prepare =>
  async (server) => {
    await unsaved(server);
    return { body: { version: 0, ...body } };
  };

const about = {
  label: 'About',
  link: '/about',
  children: [{ label: 'Coaches', link: '/coaches' }],
};

export const menuBody = { items: [{ label: 'Training', link: '/training', children: [] }, about] };
export const testimonialsBody = {
  items: [{ quote: 'My knees forget.', name: 'Yolanda', detail: 'Movement//Well' }],
};
export const siteBody = { state: 'coming_soon', opens_at: null };

/** Requests for the words of the public site. */
export const siteCases: Readonly<Record<string, Prepare>> = {
  'officeEmails.list': () => ({}),
  'officeSite.menu': () => ({}),
  'officeSite.saveMenu': saves(menuBody),
  'officeSite.testimonials': () => ({}),
  'officeSite.saveTestimonials': saves(testimonialsBody),
  'officeSite.read': () => ({}),
  'officeSite.save': saves(siteBody),
};
