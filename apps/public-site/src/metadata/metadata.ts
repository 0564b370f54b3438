import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate, formatShortDate, formatTime } from '@detroit-well/config/studio-time';
import type { ArticleTags, Head, SharePicture } from '../page.ts';
import { pageShareId, sharePath, type ShareInput } from './share-input.ts';
import { fitDescription, fitTitle } from './fit.ts';
import { knownPage } from './known-pages.ts';
import { titleFromPath } from './path-title.ts';

/** The metadata of a page of the content system. Empty texts fall back to the rule for its path. */
interface PageFacts {
  readonly kind: 'home' | 'training' | 'legal' | 'page';
  readonly path: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The page's heading, shown on its share picture. */
  readonly heading?: string | undefined;
}

/** SPEC-A 3, session metadata; `location` and `price` are added to the description. */
interface SessionFacts {
  readonly kind: 'session';
  readonly path: string;
  readonly publicId: string;
  readonly category: string;
  readonly sessionTitle: string;
  readonly sessionDescription: string;
  /** The start, as an instant. */
  readonly sessionDate: string;
  readonly location: string;
  readonly price: string;
}

/** SPEC-A 3, article metadata. Dates are instants; null if the server has none. */
interface ArticleFacts {
  readonly kind: 'article';
  readonly path: string;
  readonly slug: string;
  /** The post's title on its share picture; omitted if it equals `articleTitle`. */
  readonly heading?: string;
  readonly articleTitle: string;
  readonly articleExcerpt: string;
  readonly author: string;
  readonly publishedDate: string | null;
  readonly modifiedDate: string | null;
  readonly category: string;
  readonly tags?: readonly string[];
}

/** A person: a coach or the author of posts. */
interface ProfileFacts {
  readonly kind: 'profile';
  readonly path: string;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

interface ProgramFacts {
  readonly kind: 'program';
  readonly path: string;
  readonly title: string;
  readonly category: string;
  readonly level: string;
  readonly description: string;
}

export type MetadataFacts = PageFacts | SessionFacts | ArticleFacts | ProfileFacts | ProgramFacts;

/** The metadata of a page, by the rules for its kind (SPEC-A 2 and 5, page metadata). */
export function metadata(facts: MetadataFacts): Head {
  switch (facts.kind) {
    case 'session':
      return sessionHead(facts);
    case 'article':
      return articleHead(facts);
    case 'profile':
      return profileHead(facts);
    case 'program':
      return programHead(facts);
    default:
      return pageHead(facts);
  }
}

/** The share picture and its alternative text. */
function share(input: ShareInput, ...more: readonly string[]): SharePicture {
  return { path: sharePath(input), alt: [input.title, ...more].filter(Boolean).join(', ') };
}

const pageShare = (path: string, title: string): SharePicture =>
  share({ kind: 'page', id: pageShareId(path), title }, brand.name);

function pageHead({ kind, path, title, description, heading }: PageFacts): Head {
  const known = knownPage(path);
  const chosen = title?.trim() || known?.title || titleFromPath(path);
  // A legal page keeps its plain name; the city is added only if the name is too short for a search result.
  const titles: [string, ...string[]] =
    kind === 'legal' ? [chosen, `${chosen} for ${brand.city}`] : [chosen, `${chosen} in ${brand.city}`];
  return {
    kind: kind === 'page' ? 'website' : kind,
    title: fitTitle(...titles),
    description: fitDescription(description, known?.description),
    canonicalPath: path,
    share: pageShare(path, heading?.trim() || known?.name || chosen),
  };
}

/** Sessions repeat: the date distinguishes them in search results. */
function sessionHead({
  path,
  publicId,
  category,
  sessionTitle,
  sessionDescription,
  sessionDate,
  location,
  price,
}: SessionFacts): Head {
  const long = formatLongDate(sessionDate);
  const withoutYear = long.replace(/, \d{4}$/, '');
  return {
    kind: 'session',
    title: fitTitle(
      `${sessionTitle}, ${withoutYear}`,
      `${sessionTitle}, ${formatShortDate(sessionDate)}`,
      sessionTitle,
    ),
    description: fitDescription(
      `${long}, ${formatTime(sessionDate)}, ${location}, ${price}`,
      sessionDescription,
      `Training at ${brand.name}, ${brand.city}`,
    ),
    canonicalPath: path,
    share: share(
      { kind: 'session', id: publicId, title: sessionTitle, category, date: sessionDate, location },
      `${long}, ${formatTime(sessionDate)}`,
      location,
    ),
  };
}

function articleHead(facts: ArticleFacts): Head {
  const { path, articleTitle, articleExcerpt, author, category, publishedDate, modifiedDate } = facts;
  const article: ArticleTags = {
    author,
    section: category,
    published: publishedDate,
    modified: modifiedDate ?? publishedDate,
    tags: facts.tags ?? [],
  };
  const written = publishedDate ? `, ${formatLongDate(publishedDate)}` : '';
  return {
    kind: 'article',
    title: fitTitle(articleTitle, `${articleTitle}, The Standard`),
    description: fitDescription(
      articleExcerpt,
      author ? `By ${author}${written}` : '',
      category ? `${category} in The Standard` : 'The Standard',
    ),
    canonicalPath: path,
    share: share(
      { kind: 'post', id: facts.slug, title: facts.heading ?? articleTitle, author, date: publishedDate },
      author && `by ${author}`,
    ),
    article,
  };
}

function programHead({ path, title, category, level, description }: ProgramFacts): Head {
  return {
    kind: 'training',
    title: fitTitle(title, `${title}, ${category}`, `${title}, ${category} in ${brand.city}`),
    description: fitDescription(
      description,
      [category, level].filter(Boolean).join(', '),
      `Dates, prices and free spots at ${brand.name} in ${brand.city}`,
    ),
    canonicalPath: path,
    share: pageShare(paths.training(), 'Training'),
  };
}

function profileHead({ path, name, role, bio }: ProfileFacts): Head {
  return {
    kind: 'profile',
    title: fitTitle(name, `${name}, ${role}`, `${name}, ${role} in ${brand.city}`),
    description: fitDescription(bio, `${name}, ${role} at ${brand.name} in ${brand.city}`),
    canonicalPath: path,
    share: pageShare(paths.theStandard(), 'The Standard'),
  };
}
