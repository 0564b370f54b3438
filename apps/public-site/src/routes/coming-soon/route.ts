import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { siteRoute } from '../../site-route.ts';
import { ComingSoonPage } from './page.tsx';

const description =
  'Rhythm, skate and strength training for grown folks in Detroit. Leave your address for early access: early names get the first cohort.';

/** Always at its own address; also the root while the business has not opened (Decision 2.1). */
export const comingSoonRoute = siteRoute<null>({
  path: paths.comingSoon(),
  loader: () => null,
  view: {
    entry: 'coming-soon',
    theme: 'dark',
    bare: true,
    Page: ComingSoonPage,
    head: () => ({ title: brand.tagline, description, canonicalPath: paths.comingSoon() }),
  },
});
