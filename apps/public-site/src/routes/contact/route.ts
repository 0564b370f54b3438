import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import { siteRoute } from '../../site-route.ts';
import { loadContact, type ContactData } from './loader.ts';
import { ContactPage } from './page.tsx';

export const contactRoute = siteRoute<ContactData>({
  path: paths.contact(),
  loader: loadContact,
  view: {
    entry: 'contact',
    Page: ContactPage,
    isComplete: ({ complete }) => complete,
    head: ({ title, seoTitle, description }) =>
      metadata({ kind: 'page', path: paths.contact(), title: seoTitle, description, heading: title }),
  },
});
