import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import { siteRoute } from '../../site-route.ts';
import { ComingSoonPage } from './page.tsx';

/** Always available at its own path; also the root until the business opens (SPEC-A 7.1). */
export const comingSoonRoute = siteRoute<null>({
  path: paths.comingSoon(),
  loader: () => null,
  view: {
    entry: 'coming-soon',
    theme: 'dark',
    bare: true,
    Page: ComingSoonPage,
    head: () => metadata({ kind: 'page', path: paths.comingSoon() }),
  },
});
