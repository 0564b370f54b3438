import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { artPath } from '@detroit-well/art';
import { metadata } from '../../metadata/metadata.ts';
import type { Head, PageContext, PageView } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadCoach, loadCoaches, type CoachData } from './loader.ts';
import { CoachPage } from './page.tsx';

type ReadyCoach = Extract<CoachData, { kind: 'ready' }>;

/** schema.org ProfilePage of a Person, who works for the studio. */
function personData({ coach, programs }: ReadyCoach, { siteUrl }: PageContext): Record<string, unknown> {
  const inSite = (address: string) => new URL(address, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: inSite(coach.href),
    mainEntity: {
      '@type': 'Person',
      '@id': inSite(coach.href),
      name: coach.name,
      url: inSite(coach.href),
      description: coach.bio,
      image: inSite(coach.photo?.src ?? artPath.coach(coach.slug)),
      jobTitle: 'Coach',
      worksFor: { '@type': 'Organization', name: brand.name, url: siteUrl },
      knowsAbout: programs.map(({ title }) => title),
      hasCredential: coach.certifications.map((name) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
      })),
    },
  };
}

function head(data: CoachData, context: PageContext): Head {
  if (data.kind === 'failed') return { title: 'Server Error', noIndex: true };
  if (data.kind === 'missing') return { title: 'Coach not found', noIndex: true };
  if (data.kind === 'list') return metadata({ kind: 'page', path: paths.coaches() });
  const { name, href, bio } = data.coach;
  return {
    ...metadata({ kind: 'profile', path: href, name, role: 'Coach', bio }),
    jsonLd: personData(data, context),
  };
}

const view: PageView<CoachData> = {
  entry: 'coach',
  Page: CoachPage,
  head,
  isComplete: (data) => data.kind !== 'ready' || data.complete,
};

export const coachesRoute = siteRoute<CoachData>({ path: paths.coaches(), loader: loadCoaches, view });
export const coachRoute = siteRoute<CoachData>({ path: '/coaches/:slug', loader: loadCoach, view });
