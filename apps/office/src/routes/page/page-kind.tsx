import { isApiError, type OfficePage } from '@detroit-well/api-client';
import { formatLongDay } from '@detroit-well/config/studio-time';
import type { FieldPath } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { ShownText } from '../../rich-text/shown-text.tsx';
import type { WrittenKind } from '../../written/written-kind.ts';
import { bodyOf, valuesOf, type PageBody, type PageValues } from './page-values.ts';

/** What the fields of a page are called. */
export const pageLabels: Readonly<Record<keyof PageValues, string>> = {
  title: 'Title',
  hero: 'Opening',
  ctas: 'Links',
  intro_text: 'Introduction',
  body: 'Text',
  effective_date: 'Applies from',
  rules: 'Sections',
  seo_title: 'Title in search',
  search_description: 'Description',
};

function textsOf(name: keyof PageValues, values: PageValues): string[] {
  switch (name) {
    case 'hero':
      return values.hero.flatMap(({ sml_header: small, lrg_subheader: large, copy, image }) => [
        small,
        large,
        copy,
        image?.url ?? '',
      ]);
    case 'ctas':
      return values.ctas.map(({ text, url }) => `${text} (${url})`);
    case 'effective_date':
      return values.effective_date ? [formatLongDay(values.effective_date)] : [];
    case 'rules':
      return values.rules.flatMap(({ title, content }) => [title, content]);
    default:
      return [values[name]];
  }
}

/** Pages, which have their address and their type for good. */
export const pageKind: WrittenKind<OfficePage, PageValues, PageBody> = {
  one: 'page',
  many: 'pages',
  labels: pageLabels,
  calls: () => client.office.pages,
  valuesOf,
  bodyOf,
  send: (changed, stored, idempotencyKey) => {
    if (stored === null) throw new Error('pages are not made in the office');
    const { id, version } = stored;
    return client.office.pages.change({ params: { id }, body: { version, ...changed } }, { idempotencyKey });
  },
  placeErrors: (form, error) => {
    if (!isApiError(error)) return;
    for (const [wire, [message]] of Object.entries(error.fieldErrors)) {
      const name = wire.replace(/\.image_url$/, '.image');
      if (message !== undefined && Object.hasOwn(pageLabels, name.split('.')[0] ?? ''))
        form.setError(name as FieldPath<PageValues>, { type: 'server', message });
    }
  },
  shown: (name, values) => (
    <ShownText
      html={
        textsOf(name, values)
          .filter((text) => text !== '')
          .join(' ') || 'Nothing'
      }
    />
  ),
};
