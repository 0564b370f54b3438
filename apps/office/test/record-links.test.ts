// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
const { coachKind } = await import('../src/routes/coaches/coach-kind.tsx');
const { programKind } = await import('../src/routes/programs/program-kind.tsx');

const coach = {
  id: 'c1',
  name: 'Renée Alston',
  slug: 'renee-alston',
  bio: '',
  certifications: [],
  person_id: null,
  picture: null,
  archived: false,
  version: 1,
};
const program = {
  id: 'p1',
  title: 'Rhythm',
  slug: 'rhythm',
  category_id: 'k1',
  category_name: 'Skate//Well',
  description: '',
  difficulty_level: '',
  archived: false,
  version: 1,
};
const hrefs = (links: readonly { label: string; href: string }[] = []) =>
  Object.fromEntries(links.map(({ label, href }) => [label, href]));

it('a coach leads to their sessions and to their page on the site', () => {
  expect(hrefs(coachKind.links?.(coach))).toEqual({
    Sessions: '/office/schedule?coach=c1&view=list',
    'Page on the site': 'https://site.test/coaches/renee-alston',
  });
});

it('a program leads to its sessions and to a new one, unless it takes none', () => {
  expect(hrefs(programKind.links?.(program))).toEqual({
    'New session': '/office/sessions/new?program=p1',
    Sessions: '/office/schedule?program=p1&view=list',
  });
  expect(programKind.links?.({ ...program, archived: true }).map(({ label }) => label)).toEqual(['Sessions']);
});
