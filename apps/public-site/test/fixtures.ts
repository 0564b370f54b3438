import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { slug } from '@detroit-well/config/slug';
import { studioDay } from '@detroit-well/config/studio-time';
import { goodBlog } from './blog-fixtures.ts';
import type { SiteApi } from '../src/api/site-api.ts';
import type { Coach, Page, Plan, Program, Session, SessionFacets, SessionQuery } from '../src/api/wire.ts';
import type { SiteOptions } from '../src/app.ts';
import { forEachEntry } from '../src/entries.ts';
import type { PageContext } from '../src/page.ts';
import type { Visitor } from '../src/visitor/visitor.ts';

/** Before the change to daylight saving time on March 8. The session is after it. */
export const now = new Date('2026-03-02T15:00:00Z');

export const coach: Coach = {
  public_id: 'coa_1',
  name: 'Renée Alston',
  slug: 'renee-alston',
  bio: 'Learned on the east side in 1994.',
  certifications: ['CPR and first aid'],
  image_url: null,
  picture: null,
};

const monthly: Plan = {
  id: 'plan_month',
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  credits: null,
  valid_days: null,
  introductory: false,
  version_id: 'version_month',
};
/** A membership by the month and by the year. */
export const plans: readonly Plan[] = [
  monthly,
  { ...monthly, id: 'plan_year', price: '490.00', period: 'year', version_id: 'version_year' },
];

export const program: Program = {
  public_id: 'prg_1',
  title: 'Foundations on Eight Wheels',
  slug: 'foundations-on-eight-wheels',
  category_name: 'Skate//Well',
  category: 'Skate//Well',
  difficulty_level: 'Beginner',
  description: 'Skates are included, helmets are not optional.',
  is_featured: true,
  image_url: null,
  upcoming_count: 1,
};

export const session: Session = {
  ...exampleReply(contract.sessions.detail),
  public_id: 'ses_rhythm',
  title: 'Rhythm & Glide',
  description: 'Six Saturdays to get you off the wall and onto the one.',
  program: {
    public_id: 'prg_1',
    title: 'Foundations on Eight Wheels',
    category_name: 'Skate//Well',
    category: 'Skate//Well',
    difficulty_level: 'Beginner',
    description: 'Skates are included, helmets are not optional.',
  },
  coach_name: 'Renée Alston',
  coach,
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' }],
  location: 'Eastside Rink, Floor A',
  price_member: '180.00',
  price_public: '240.00',
  price: '240.00',
  is_full: false,
  available_spots: 5,
  max_participants: 16,
  current_registrations: 11,
  registration_open: true,
  session_type: 'upcoming',
  payment_status: null,
  has_updates: false,
  requirements: ['18 or older, with a signed waiver'],
  what_to_bring: ['Long socks, over the ankle'],
  status: 'scheduled',
  is_registered: false,
  image_url: null,
  picture: null,
};

/** Registers with one press, by the direct call of the specification. */
export const freeSession: Session = { ...session, price: '0.00', price_member: '0.00', price_public: '0.00' };

export const kettlebell: Session = {
  ...session,
  public_id: 'ses_iron',
  title: 'Kettlebell Standard',
  program: {
    ...session.program,
    title: 'Iron Basics',
    category_name: 'Core//Strength',
    category: 'Core//Strength',
  },
  max_participants: null,
  available_spots: null,
};

export const page: Page = {
  id: 1,
  title: 'Training',
  meta: {
    type: 'training.TrainingIndexPage',
    slug: 'training',
    html_path: '/training/',
    seo_title: '',
    search_description: '',
    canonical_url: null,
    first_published_at: null,
  },
  seo_title: 'Skate and strength training in Detroit',
  search_description: 'Six-week cohorts and single sessions on real maple.',
  hero: [],
  ctas: [],
  intro_text: '<p>Pick your count.</p>',
  intro: '',
  body: '<p>Then hold it.</p>',
  effective_date: null,
  rules: [],
};

const sessions = [session, kettlebell];

/** Counts as the server sends them: by category only, because most tests set no other filter. */
export function facetsFor(listed: readonly Session[]): SessionFacets {
  const options = [...new Set(listed.map(({ program }) => program.category_name))].map((label) => ({
    value: slug(label),
    label,
    count: listed.filter(({ program }) => program.category_name === label).length,
  }));
  const days = listed.map(({ start_datetime: start }) => studioDay(start));
  return {
    count: listed.length,
    total: sessions.length,
    first_day: days.at(0) ?? null,
    last_day: days.at(-1) ?? null,
    days: [...new Set(days)].map((day) => ({ day, count: days.filter((other) => other === day).length })),
    facets: [{ name: 'category', without: sessions.length, options }],
  };
}

/** The category and the words of a query. */
const matching = ({ category = '', search = '' }: SessionQuery) =>
  sessions.filter(({ title, program }) => {
    const text = `${title} ${program.title} ${program.category_name}`.toLowerCase();
    return (
      (category === '' || slug(program.category_name) === slug(category)) &&
      text.includes(search.toLowerCase())
    );
  });

/** Successful API responses. A test overrides the one it examines. */
export const goodApi: SiteApi = {
  menu: () => Promise.resolve([{ label: 'Training', href: '/training' }]),
  site: () => Promise.resolve(null),
  trainingPage: () => Promise.resolve(page),
  upcomingSessions: (query = {}) => Promise.resolve(matching(query)),
  sessionFacets: () => Promise.resolve(facetsFor(sessions)),
  addresses: () => Promise.resolve(null),
  allSessions: () => Promise.resolve(sessions),
  categories: () => Promise.resolve([]),
  programs: () => Promise.resolve([program]),
  program: () => Promise.resolve({ ...program, outline: [], next_program: null }),
  sessionsOfProgram: () => Promise.resolve([session]),
  plans: () => Promise.resolve(plans),
  coaches: () => Promise.resolve([coach]),
  coach: (name) =>
    Promise.resolve(
      name === coach.slug ? { ...coach, programs: [program], author_id: 'author-renee' } : null,
    ),
  sessionsOfCoach: () => Promise.resolve([session]),
  session: (id) => Promise.resolve(sessions.find(({ public_id }) => public_id === id) ?? null),
  findPage: () => Promise.resolve(null),
  legalPage: () => Promise.resolve({ ...page, title: 'Privacy Policy', effective_date: '2026-01-01' }),
  ...goodBlog,
};

export const down = (): Promise<never> => Promise.reject(new Error('The API does not respond.'));

/** The context of the training page as the browser receives it. */
export const context: PageContext = {
  here: '/training',
  siteUrl: 'https://www.example.com',
  portalUrl: 'https://members.example.com',
  apiUrl: 'https://api.example.com/api/v2',
  demo: false,
  showSamples: false,
  pictureOrigins: ['https://www.example.com', 'https://api.example.com'],
  menu: [],
  now: now.toISOString(),
};

export const member: Extract<Visitor, { kind: 'member' }> = {
  kind: 'member',
  id: 'usr_danielle',
  name: 'Danielle',
  image: null,
  waiverAccepted: true,
  paymentConsent: true,
  membership: { is_active: true, start_date: '2026-01-01', end_date: '2026-12-31' },
  registered: [],
};

export const options: SiteOptions = {
  api: goodApi,
  assets: {
    folder: null,
    styles: {
      ...forEachEntry(() => ''),
      training: 'body{}',
      session: 'main{}',
    },
    early: 'void 0',
    entries: { ...forEachEntry(() => []), training: ['/assets/t.js'], session: ['/assets/s.js'] },
  },
  pictures: { picture: () => Promise.resolve(null), sketch: () => Promise.resolve(null) },
  shares: () => Promise.resolve(null),
  siteUrl: 'https://www.example.com',
  portalUrl: 'https://members.example.com',
  apiUrl: 'https://api.example.com/api/v2',
  demo: false,
  showSamples: false,
  pictureOrigins: [],
  launchState: 'live',
  trustedProxies: [],
  thirdParties: { stripe: false, turnstile: false },
  clock: { now: () => now, cacheNow: Date.now, close: () => undefined },
  pageCache: { ttlMs: 0, staleMs: 0 },
};

export const sessionPath = '/training/skate-well/foundations-on-eight-wheels/rhythm-glide';
