import { paths } from '@detroit-well/config/paths';
import type { Frame, Head, PageView } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadContentPage, loadLegal, loadLost, type PlainData } from './loaders.ts';
import { PlainPage } from './page.tsx';

function head(data: PlainData, frame: Frame): Head {
  if (data.kind === 'legal') {
    return { title: data.seoTitle, description: data.description, canonicalPath: frame.here };
  }
  const title = data.kind === 'failed' ? 'Server Error' : 'Page not found';
  return { title, noIndex: true };
}

/** What stands in for a page that could not be drawn. */
export const serverFailure: PlainData = { kind: 'failed', status: 500, line: null };

const view: PageView<PlainData> = { entry: 'plain', Page: PlainPage, head };

export const failureView = siteRoute<PlainData>({ path: '', loader: () => serverFailure, view }).view;

/** Content pages of the law (Spec A 2); their types are those of the content system. */
export const legalRoutes = [
  { path: paths.privacyPolicy(), type: 'legal.PrivacyPolicyPage' },
  { path: paths.terms(), type: 'legal.TermsAndConditionsPage' },
  { path: paths.cookies(), type: 'legal.CookiePolicyPage' },
].map(({ path, type }) => siteRoute<PlainData>({ path, loader: loadLegal(type), view }));

export const lostRoute = siteRoute<PlainData>({
  path: '/404/*',
  loader: loadLost,
  view: { ...view, theme: 'dark' },
});

export const unknownPathRoute = siteRoute<PlainData>({ path: '*', loader: loadContentPage, view });
