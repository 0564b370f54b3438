/** What a page can have besides its title and what search engines show. */
export type PagePart = 'hero' | 'ctas' | 'intro_text' | 'body' | 'effective_date' | 'rules';

interface PageType {
  readonly label: string;
  /** What the site shows of such a page. */
  readonly parts: readonly PagePart[];
  /** What the site shows of its opening: all of it, or the headline and the text. */
  readonly opening?: 'all' | 'texts';
  /** What its sections are to visitors. */
  readonly rules?: 'questions';
  /** What else to know about its fields. */
  readonly note?: string;
  /** What visitors see when it is off the site. */
  readonly without: string;
}

const titleStandsIn = 'The title is the headline where the opening has none.';
const gone = 'Visitors find no page at its address then.';

const legal: PageType = {
  label: 'Legal',
  parts: ['effective_date', 'body', 'rules'],
  without: `${gone} Forms that link to this text then link to nothing.`,
};

/** The types that the public site has a screen for, in lower case: it ignores case too. */
const types: Readonly<Record<string, PageType>> = {
  'home.homepage': {
    label: 'Home',
    parts: [],
    note: 'The words on the home page are part of the site. Of this page, only search engines and shared links show something.',
    without: 'The home page stays. It is shown with its built-in words, in search results too.',
  },
  'training.trainingindexpage': {
    label: 'Training index',
    parts: ['hero', 'ctas', 'intro_text', 'body'],
    note: titleStandsIn,
    without: 'The training page stays, with the schedule and its built-in words.',
  },
  'training.firsttimepage': {
    label: 'First visit',
    parts: ['hero', 'body', 'rules'],
    opening: 'texts',
    rules: 'questions',
    note: titleStandsIn,
    without: gone,
  },
  'blog.blogindexpage': {
    label: 'Blog index',
    parts: ['intro_text'],
    without: 'The Standard stays, with its posts and its built-in words.',
  },
  'about.aboutpage': {
    label: 'About',
    parts: ['hero', 'intro_text', 'body', 'ctas'],
    opening: 'texts',
    note: titleStandsIn,
    without: gone,
  },
  'contact.contactpage': {
    label: 'Contact',
    parts: ['body'],
    without: 'The contact page stays, with its form and without this text.',
  },
};

const unknown: PageType = {
  label: 'Unknown type',
  parts: ['hero', 'ctas', 'intro_text', 'body', 'effective_date', 'rules'],
  note: 'The site has no screen for this type of page. Its fields are kept.',
  without: gone,
};

/** What the public site shows of a page of this type. */
export function pageTypeOf(type: string): PageType {
  const lower = type.toLowerCase();
  return types[lower] ?? (lower.startsWith('legal.') ? legal : unknown);
}
