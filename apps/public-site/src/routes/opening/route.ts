import { paths } from '@detroit-well/config/paths';
import { openingTexts } from '../../openings/opening-texts.ts';
import { siteRoute } from '../../site-route.ts';
import { OpeningPage } from './page.tsx';

/** The page behind the link of an email about an open spot. Its token never reaches this server. */
export const openingRoute = siteRoute<null>({
  path: paths.opening(),
  loader: () => null,
  view: {
    entry: 'opening',
    Page: OpeningPage,
    head: () => ({ title: openingTexts.title, noIndex: true }),
  },
});
