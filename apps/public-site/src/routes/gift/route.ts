import { paths } from '@detroit-well/config/paths';
import { data } from 'react-router-dom';
import { metadata } from '../../metadata/metadata.ts';
import { siteRoute } from '../../site-route.ts';
import { GiftPage } from './page.tsx';

/** The page needs no call: what a gift card can be worth is fixed. */
export const giftRoute = siteRoute<null>({
  path: paths.gift(),
  loader: () => data(null, { status: 200 }),
  view: {
    entry: 'gift',
    Page: GiftPage,
    head: () => metadata({ kind: 'page', path: paths.gift() }),
  },
});
