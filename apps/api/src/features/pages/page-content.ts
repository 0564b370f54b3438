import type { ChangePageParams, NestedFieldErrors } from '@detroit-well/api-client/contract';
import { cleanLine, cleanText } from '@detroit-well/validation/clean-text';
import { isSiteLink } from '@detroit-well/validation';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { withoutOrigin } from '../blog/post-pictures.ts';
import { droppedFrom, notShown, sanitize } from '../../platform/html/sanitize.ts';

/** A page as an editor writes it, with the fields of the contract. */
export type PageContent = { readonly [Name in keyof Required<Given>]: Exclude<Given[Name], undefined> };
type Given = Omit<ChangePageParams, 'version'>;

/** The given fields of a page as they are stored. Throws at the field whose HTML or address no page shows. */
export function cleanPageContent(sent: Given, apiUrl: string): Partial<PageContent> {
  const given = withPictures(sent, withoutOrigin(apiUrl));
  refuseDropped(given);
  const { title, seo_title, search_description, hero, ctas, intro_text, body, rules } = given;
  const cleaned: { [Name in keyof PageContent]: PageContent[Name] | undefined } = {
    title: title === undefined ? undefined : cleanLine(title),
    seo_title: seo_title === undefined ? undefined : cleanLine(seo_title),
    search_description: search_description === undefined ? undefined : cleanLine(search_description),
    hero: hero?.map((one) => ({
      ...one,
      image_url: one.image_url || null,
      sml_header: cleanLine(one.sml_header),
      lrg_subheader: cleanLine(one.lrg_subheader),
      copy: cleanText(one.copy),
    })),
    ctas: ctas?.map(({ url, text }) => ({ url: url.trim(), text: cleanLine(text) })),
    intro_text: intro_text === undefined ? undefined : sanitize(intro_text),
    body: body === undefined ? undefined : sanitize(body),
    effective_date: given.effective_date,
    rules: rules?.map((rule) => ({ title: cleanLine(rule.title), content: sanitize(rule.content) })),
  };
  return Object.fromEntries(Object.entries(cleaned).filter(([, value]) => value !== undefined));
}

/** The page with the addresses of its pictures replaced. */
export const withPictures = <
  Shown extends { readonly hero?: { readonly image_url: string | null }[] | undefined },
>(
  page: Shown,
  map: (url: string) => string,
): Shown => ({
  ...page,
  ...(page.hero && {
    hero: page.hero.map((one) => ({ ...one, image_url: one.image_url && map(one.image_url) })),
  }),
});

/** Nothing is lost silently: what the sanitizer would drop is said at its field. */
function refuseDropped({ hero = [], ctas = [], rules = [], intro_text = '', body = '' }: Given): void {
  const errors: NestedFieldErrors = {};
  for (const [name, html] of Object.entries({ intro_text, body })) {
    const lost = droppedFrom(html);
    if (lost.length > 0) errors[name] = notShown(lost);
  }
  const inRules = eachLost(
    rules.map(({ content }) => droppedFrom(content)),
    'content',
  );
  if (inRules) errors['rules'] = inRules;
  const inHero = eachLost(
    hero.map(({ image_url: url }) => foreign(url ?? '')),
    'image_url',
  );
  if (inHero) errors['hero'] = inHero;
  const inLinks = eachLost(
    ctas.map(({ url }) => foreign(url.trim())),
    'url',
  );
  if (inLinks) errors['ctas'] = inLinks;
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}

const foreign = (url: string): string[] => (url === '' || isSiteLink(url) ? [] : [url]);

/** The errors of a list of records, by index; null without one. */
function eachLost(lost: readonly string[][], field: string): NestedFieldErrors | null {
  const errors = lost.flatMap((what, index) =>
    what.length === 0 ? [] : [[String(index), { [field]: notShown(what) }] as const],
  );
  return errors.length === 0 ? null : Object.fromEntries(errors);
}

/** Throws, at each field, what keeps a page from being published. */
export function requirePublishablePage({ title, ctas, rules }: PageContent): void {
  const errors: NestedFieldErrors = {};
  if (title.trim() === '') errors['title'] = ['Give the page a title.'];
  const links = ctas.flatMap(({ url, text }, index): [string, NestedFieldErrors][] =>
    text.trim() === '' || url === ''
      ? [[String(index), { text: ['A link needs its words and its address.'] }]]
      : [],
  );
  if (links.length > 0) errors['ctas'] = Object.fromEntries(links);
  const sections = rules.flatMap(({ title: heading }, index): [string, NestedFieldErrors][] =>
    heading.trim() === '' ? [[String(index), { title: ['Give the section a heading.'] }]] : [],
  );
  if (sections.length > 0) errors['rules'] = Object.fromEntries(sections);
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}
