import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { readList, saveList } from './list.ts';
import { menuList, readMenu } from './menu.ts';
import { readOpening, saveOpening, type OpeningDeps } from './opening.ts';
import { readTestimonials, testimonialList } from './testimonials.ts';

export const navigationHandlers: HandlersOf<'navigation'> = {
  menu: async (_call, { database }) => ({ items: await readMenu(database.db) }),
};

interface SiteDeps extends OpeningDeps, Pick<PlatformDeps, 'database'> {}

export const siteHandlers: HandlersOf<'site', SiteDeps> = {
  read: async (_call, deps) => {
    const { db } = deps.database;
    const [{ state, opens_at }, testimonials] = await Promise.all([
      readOpening(db, deps),
      readTestimonials(db),
    ]);
    return { state, opens_at, testimonials };
  },
};

export const officeSiteHandlers: HandlersOf<'officeSite', OfficeDatabaseDeps & OpeningDeps> = {
  menu: (_call, { office }) => readList(office, menuList),
  saveMenu: (call, { office }) => saveList(office, menuList, call),
  testimonials: (_call, { office }) => readList(office, testimonialList),
  saveTestimonials: (call, { office }) => saveList(office, testimonialList, call),
  read: (_call, deps) => deps.office.read((db) => readOpening(db, deps)),
  save: saveOpening,
};
