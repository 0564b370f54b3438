import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { siteRoute } from '../../site-route.ts';
import { loadHome, type HomeData } from './loader.ts';
import { HomePage } from './page.tsx';

const description =
  'Rhythm, skate and strength training for grown folks in Detroit. Small cohorts, maple floors, and coaches who know your name by the second song.';

export const homeRoute = siteRoute<HomeData>({
  path: paths.home(),
  loader: loadHome,
  view: {
    entry: 'home',
    Page: HomePage,
    head: () => ({ title: brand.tagline, description, canonicalPath: paths.home() }),
  },
});
