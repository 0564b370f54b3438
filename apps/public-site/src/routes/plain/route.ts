import { paths } from '@detroit-well/config/paths';
import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import { metadata } from '../../metadata/metadata.ts';
import { titleFromPath } from '../../metadata/path-title.ts';
import type { PageContext, Head, PageView } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadAbout, loadContentPage, loadLegal, loadNotFound, type PlainData } from './loaders.ts';
import { PlainPage } from './page.tsx';

function head(data: PlainData, context: PageContext): Head {
  const [path = ''] = context.here.split('?');
  switch (data.kind) {
    case 'legal':
    case 'about':
      return metadata({
        kind: data.kind === 'legal' ? 'legal' : 'page',
        path,
        title: data.seoTitle,
        description: data.description,
        heading: data.title,
      });
    case 'failed':
      return { title: 'Server Error', noIndex: true };
    case 'broken':
      return { title: boundaryTexts.title, noIndex: true };
    case 'not_found':
      return { title: 'Page not found', noIndex: true };
    case 'unknown': {
      const named = titleFromPath(path);
      return { title: named ? `${data.title}: ${named}` : data.title, noIndex: true };
    }
  }
}

/** Replaces a page that could not be loaded or rendered. */
export const serverFailure: PlainData = { kind: 'failed', status: 500, line: null };

/** The page of a path that no pattern matches. */
export const missingPage: PlainData = { kind: 'unknown', title: 'Page not found' };

/** Replaces a page that failed while it was rendered. */
export const brokenPage = (reference: string): PlainData => ({ kind: 'broken', reference });

const view: PageView<PlainData> = { entry: 'plain', Page: PlainPage, head };

export const failureView = siteRoute<PlainData>({ path: '', loader: () => serverFailure, view }).view;

/** Legal pages (SPEC-A 2), with their types in the content system. */
export const legalRoutes = [
  { path: paths.privacyPolicy(), type: 'legal.PrivacyPolicyPage' },
  { path: paths.terms(), type: 'legal.TermsAndConditionsPage' },
  { path: paths.cookies(), type: 'legal.CookiePolicyPage' },
].map(({ path, type }) => siteRoute<PlainData>({ path, loader: loadLegal(type), view }));

export const aboutRoute = siteRoute<PlainData>({ path: paths.about(), loader: loadAbout, view });

export const notFoundRoute = siteRoute<PlainData>({
  path: '/404/*',
  loader: loadNotFound,
  view: { ...view, theme: 'dark' },
});

export const unknownPathRoute = siteRoute<PlainData>({ path: '*', loader: loadContentPage, view });
