import type { Noun } from '@detroit-well/api-client/contract';

/** The order of the site. A page that does not exist yet is left out of the navigation. */
interface SlugGroup<Slug extends string> {
  readonly title: string;
  readonly slugs: readonly Slug[];
}

/** The guides by their file names. */
export const guideGroups: readonly SlugGroup<string>[] = [
  { title: 'Get started', slugs: ['installation', 'five-minute-start'] },
  {
    title: 'Guides',
    slugs: [
      'sign-in',
      'two-sites',
      'retries',
      'unknown-outcomes',
      'showing-errors',
      'paging',
      'registering-and-paying',
      'files',
      'realtime',
      'server-side',
      'tanstack-query',
      'testing',
      'webhooks',
      'transports',
      'cors',
      'logging',
      'production-checklist',
      'build-a-screen',
    ],
  },
  { title: 'Packages', slugs: ['validation', 'pricing', 'contract', 'seed-files'] },
  { title: 'Help', slugs: ['migrating', 'versioning', 'support'] },
];

/** The nouns of the contract, and the websockets as `chat`. */
export const nounGroups: readonly SlugGroup<Noun | 'chat'>[] = [
  { title: 'Account', slugs: ['auth', 'account', 'profile', 'contacts', 'billing', 'waiver'] },
  {
    title: 'Training',
    slugs: ['programs', 'sessions', 'registrations', 'waitlist', 'registeredSessions'],
  },
  {
    title: 'Content',
    slugs: ['pages', 'navigation', 'newsletter', 'contact', 'blog', 'engagement'],
  },
  { title: 'Payments', slugs: ['payments', 'challenge'] },
  { title: 'Live', slugs: ['chatRooms', 'chat'] },
];

/** The parts of the header. */
export const sections = {
  guides: { title: 'Guides', href: '/guides/' },
  reference: { title: 'API reference', href: '/reference/' },
  errors: { title: 'Errors', href: '/errors/' },
  kit: { title: 'Kit', href: '/kit/' },
  tokens: { title: 'Tokens', href: '/tokens/' },
} as const;

export type Section = keyof typeof sections;

export interface NavigationPage {
  readonly title: string;
  readonly href: string;
  /** How many entries the page has. */
  readonly count?: number;
  /** Parts of the page, shown while it is open. */
  readonly parts?: readonly { readonly title: string; readonly href: string }[];
  /** The parts are names of the code. */
  readonly isCode?: boolean;
}

export interface NavigationGroup {
  readonly title: string;
  readonly pages: readonly NavigationPage[];
}

/** The pages before and after a page, in the order of the navigation. */
export function neighborsOf(
  groups: readonly NavigationGroup[],
  href: string,
): { readonly previous: NavigationPage | undefined; readonly next: NavigationPage | undefined } {
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.href === href);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: pages[index - 1], next: pages[index + 1] };
}
