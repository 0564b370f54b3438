import type { ChangePageParams, OfficePage } from '@detroit-well/api-client';
import type { PictureValue } from '../../written/picture-value.ts';

type Given = Required<{ [Name in keyof ChangePageParams]: Exclude<ChangePageParams[Name], undefined> }>;
type HeroBody = Given['hero'][number];

/** What is written of a page, as it is sent. */
export type PageBody = Omit<Given, 'version'>;

export interface HeroValues extends Omit<HeroBody, 'image_url'> {
  image: PictureValue | null;
}

/** What is written of a page, as its form holds it. */
export interface PageValues extends Omit<PageBody, 'hero' | 'effective_date'> {
  hero: HeroValues[];
  /** Empty without one. */
  effective_date: string;
}

export const blankHero: HeroValues = {
  image: null,
  sml_header: '',
  lrg_subheader: '',
  copy: '',
  text_alignment: 'left',
};

export function valuesOf(page: OfficePage | null): PageValues {
  if (page === null) throw new Error('pages are not made in the office');
  return {
    title: page.title,
    hero: page.hero.map(({ image_url: url, ...texts }) => ({
      ...texts,
      image: url ? { url, alt: '', width: null, height: null } : null,
    })),
    ctas: page.ctas.map(({ url, text }) => ({ url, text })),
    effective_date: page.effective_date ?? '',
    intro_text: page.intro_text,
    body: page.body,
    rules: page.rules.map(({ title, content }) => ({ title, content })),
    seo_title: page.seo_title,
    search_description: page.search_description,
  };
}

export const bodyOf = (values: PageValues): PageBody => ({
  ...values,
  hero: values.hero.map(({ image, ...texts }) => ({ ...texts, image_url: image?.url ?? null })),
  effective_date: values.effective_date || null,
});
