import { metadataAdvice } from '@detroit-well/validation';
import { pageTitle } from '@detroit-well/config/brand';
import { describe, expect, it, test } from 'vitest';
import { cutAtWord, fitDescription, fitTitle } from '../src/metadata/fit.ts';
import { metadata, type MetadataFacts } from '../src/metadata/metadata.ts';
import { titleFromPath } from '../src/metadata/path-title.ts';
import { headTags } from '../src/document/head-tags.ts';

const adviceOn = (facts: MetadataFacts) => {
  const { title, description } = metadata(facts);
  return metadataAdvice({ title: pageTitle(title), description: description ?? '', image: 'x' });
};

const session = {
  kind: 'session',
  path: '/training/skate-well/a/b?id=1',
  publicId: 'ses_1',
  category: 'Skate//Well',
  sessionTitle: 'Rhythm & Glide',
  sessionDescription: 'Six Saturdays to get you off the wall and onto the one.',
  sessionDate: '2026-03-14T18:30:00-04:00',
  location: 'Eastside Rink, Floor A',
  price: '$240',
} as const;

const article = {
  kind: 'article',
  path: '/the-standard/on-falling',
  slug: 'on-falling',
  articleTitle: 'On falling',
  articleExcerpt: 'Falling is a skill. Here is how we teach it, from the wall to the middle of the floor.',
  author: 'Imani Brooks',
  publishedDate: '2026-02-19T12:00:00-05:00',
  modifiedDate: null,
  category: 'Movement',
} as const;

describe('page title', () => {
  test.each<[string, MetadataFacts, string]>([
    ['a session', session, 'Rhythm & Glide, Saturday, March 14'],
    [
      'a session with a long title',
      { ...session, sessionTitle: 'Foundations on Eight Wheels, Level 1' },
      'Foundations on Eight Wheels, Level 1, Mar 14',
    ],
    [
      'a session whose title leaves no room for a date',
      { ...session, sessionTitle: 'Falling, Stopping and Rolling One Lap, in Time' },
      'Falling, Stopping and Rolling One Lap, in Time',
    ],
    ['a short article', article, 'On falling, The Standard'],
    [
      'an article',
      { ...article, articleTitle: 'Learn to count before you turn' },
      'Learn to count before you turn',
    ],
    [
      'a person',
      { kind: 'profile', path: '/x', name: 'Al Bo', role: 'Coach', bio: '' },
      'Al Bo, Coach in Detroit',
    ],
    ['the home page without content', { kind: 'home', path: '/' }, 'The Experience. The Standard.'],
    [
      'the training page of the content system',
      { kind: 'training', path: '/training', title: 'Skate with us on maple' },
      'Skate with us on maple',
    ],
    [
      'a legal page with a short name',
      { kind: 'legal', path: '/cookies', title: 'Cookie Policy' },
      'Cookie Policy for Detroit',
    ],
    ['an unknown path', { kind: 'page', path: '/events/summer-party-2026' }, 'Events, Summer Party 2026'],
  ])('is correct for %s', (_what, facts, title) => {
    expect(metadata(facts).title).toBe(title);
  });
});

test.each<[string, MetadataFacts]>([
  ['session', session],
  ['article', article],
  ['person', { kind: 'profile', path: '/x', name: 'Renée Alston', role: 'Coach', bio: 'Learned in 1994.' }],
  ...['/', '/coming-soon', '/training', '/the-standard', '/about', '/contact'].map(
    (path): [string, MetadataFacts] => [`known path ${path}`, { kind: 'page', path }],
  ),
  ...['/privacy-policy', '/terms', '/cookies'].map((path): [string, MetadataFacts] => [
    `legal page ${path}`,
    { kind: 'legal', path },
  ]),
])('metadata of %s gets no advice except for a short description', (_what, facts) => {
  const advice = adviceOn(facts);
  const short = facts.kind === 'profile' || facts.kind === 'session' ? ['description'] : [];
  expect(advice.filter(({ level }) => level === 'error')).toEqual([]);
  expect(advice.map(({ field }) => field).filter((field) => !short.includes(field))).toEqual([]);
});

describe('metadata text length', () => {
  test.each([
    [['Nine char', 'Nine chars and some more'], 'Nine chars and some more'],
    [['A title that is good already'], 'A title that is good already'],
    [['x'.repeat(80)], 'x'.repeat(80)],
    [['x'.repeat(80), 'x'.repeat(70)], 'x'.repeat(70)],
    [['ab', 'abc'], 'abc'],
  ] as [[string, ...string[]], string][])('selects from the titles %j: %s', (titles, fitting) => {
    expect(fitTitle(...titles)).toBe(fitting);
  });

  it('joins sentences until the description is long enough and skips empty ones', () => {
    expect(fitDescription('One', '', null, undefined, 'Two.', 'Three')).toBe('One. Two. Three');
    const long = `${'word '.repeat(24)}end.`;
    expect(fitDescription(long, 'Not needed.')).toBe(long);
  });

  it('cuts at a word boundary and never exceeds the limit', () => {
    expect(cutAtWord('Count to four, then turn', 17)).toBe('Count to four...');
    expect(cutAtWord('x'.repeat(30), 10)).toBe(`${'x'.repeat(7)}...`);
    for (let limit = 5; limit < 40; limit += 1) {
      expect(cutAtWord('Count to four, then turn around once more', limit).length).toBeLessThanOrEqual(limit);
    }
  });
});

test.each([
  ['/', ''],
  ['/about', 'About'],
  ['/events/summer-party', 'Events, Summer Party'],
  ['/caf%C3%A9-night', 'Café Night'],
  ['/100%/x', '100, X'],
  ['/<script>alert(1)</script>', 'Script Alert 1, Script'],
  ['/a?b=c#d', 'A'],
  [`/${'long-'.repeat(40)}`, 'Long Long Long Long Long Long Long Long Long Long Long Long'],
])('titleFromPath turns %s into %s', (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

describe('document head tags', () => {
  const share = { path: '/share/x.png', alt: 'On falling' };
  const html = headTags({ ...metadata(article), share }, 'https://www.example.com');

  test.each([
    '<title>On falling, The Standard | Detroit//Well</title>',
    '<link rel="canonical" href="https://www.example.com/the-standard/on-falling">',
    '<meta property="og:type" content="article">',
    '<meta property="og:title" content="On falling, The Standard | Detroit//Well">',
    '<meta property="og:url" content="https://www.example.com/the-standard/on-falling">',
    '<meta property="article:published_time" content="2026-02-19T12:00:00-05:00">',
    '<meta property="article:modified_time" content="2026-02-19T12:00:00-05:00">',
    '<meta property="article:section" content="Movement">',
    '<meta name="author" content="Imani Brooks">',
    '<meta property="og:image" content="https://www.example.com/share/x.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:alt" content="On falling">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image" content="https://www.example.com/share/x.png">',
  ])('include %s', (tag) => {
    expect(html).toContain(tag);
  });

  it('include noindex for an excluded page and escape every text', () => {
    const tags = headTags({ title: '"><script>', noIndex: true }, 'https://www.example.com');
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).not.toContain('<script>');
    expect(tags).toContain('<meta name="twitter:card" content="summary">');
  });
});
