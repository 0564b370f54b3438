import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import { siteRoute } from '../../site-route.ts';
import { loadHome, type HomeData } from './loader.ts';
import { HomePage } from './page.tsx';

export const homeRoute = siteRoute<HomeData>({
  path: paths.home(),
  loader: loadHome,
  view: {
    entry: 'home',
    Page: HomePage,
    isComplete: (data) => data.complete,
    head: ({ heading, seoTitle, description }) =>
      metadata({ kind: 'home', path: paths.home(), title: seoTitle, description, heading }),
  },
});
