/** The guides in their order, by the names of their files. */
export const guideGroups = [
  { label: 'Get started', slugs: ['installation', 'five-minute-start', 'first-booking'] },
  {
    label: 'Guides',
    slugs: [
      'sign-in',
      'two-sites',
      'retries',
      'unknown-outcomes',
      'showing-errors',
      'paging',
      'registering-and-paying',
      'memberships',
      'passes',
      'gift-cards',
      'studio-credit',
      'office',
      'human-check',
      'files',
      'realtime',
      'webhooks',
      'testing',
      'logging',
      'production-checklist',
    ],
  },
  {
    label: 'Frameworks and platforms',
    slugs: [
      'another-front-end',
      'tanstack-query',
      'nextjs',
      'react-native',
      'server-side',
      'workers',
      'python',
      'transports',
      'cors',
      'build-a-screen',
    ],
  },
  { label: 'Packages', slugs: ['validation', 'pricing', 'contract', 'seed-files'] },
  { label: 'Help', slugs: ['migrating', 'versioning', 'deprecation', 'support'] },
] as const;

const changelog = { label: 'Changelog', link: '/changelog/' };

/** The parts of the header. The sidebar of a page has the groups of its part. */
export const sections = [
  {
    title: 'Guides',
    href: '/guides/',
    items: guideGroups.map(({ label, slugs }) => ({
      label,
      items: [
        ...(label === 'Get started' ? [{ label: 'Overview', slug: 'guides' }] : []),
        ...slugs.map((slug) => `guides/${slug}`),
        ...(label === 'Help' ? [changelog] : []),
      ],
    })),
  },
  // A plugin writes its groups.
  { title: 'API reference', href: '/reference/' },
  {
    title: 'Types',
    href: '/types/',
    items: [{ label: 'Types', items: [{ autogenerate: { directory: 'types' } }] }],
  },
  {
    title: 'Errors',
    href: '/errors/',
    items: [
      {
        label: 'Errors',
        items: ['errors', 'errors/without-a-reply', 'errors/fields', 'errors/sentences', 'errors/events'],
      },
    ],
  },
  { title: 'Kit', href: '/kit/', items: [{ label: 'Kit', items: ['kit'] }] },
];

const belongs: Readonly<Record<string, string>> = { '/changelog/': '/guides/' };

/** The part of the site that has the page with this path. */
export const sectionOf = (path: string) =>
  sections.find(({ href }) => path.startsWith(href) || belongs[path] === href);

/** Whether a plugin writes the page: a call, or the exports of an entry. */
export const isGenerated = (path: string): boolean =>
  ['/reference/', '/types/'].some((start) => path !== start && path.startsWith(start));
