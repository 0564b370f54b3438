import { contract } from '../src/contract/index.ts';
import { exampleReply } from '../src/testing/index.ts';
import type { Post } from '../src/contract/generated/blog.ts';
import type { Page } from '../src/contract/generated/pages.ts';
import type { Dashboard, Profile } from '../src/contract/generated/profile.ts';
import type { RegisteredSessionDetail } from '../src/contract/generated/registered-sessions.ts';
import type { Session } from '../src/contract/generated/sessions.ts';

/** Responses exactly as the contract defines them. */
export const session: Session = {
  ...exampleReply(contract.sessions.detail),
  public_id: 's1',
  title: 'Rink Basics',
  description: 'Edges and stops.',
  program: {
    public_id: 'p1',
    title: 'Skate Foundations',
    category_name: 'Skate//Well',
    category: 'Skate//Well',
    difficulty_level: 'Beginner',
    description: 'From the first push.',
  },
  coach_name: 'Imani Reed',
  coach: {
    public_id: 'c1',
    name: 'Imani Reed',
    slug: 'imani-reed',
    bio: 'Skates.',
    certifications: ['CPR'],
    image_url: null,
    picture: null,
  },
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' }],
  location: 'Main Rink',
  price_member: '60.00',
  price_public: '75.00',
  price: '75.00',
  is_full: false,
  available_spots: 2,
  max_participants: 12,
  current_registrations: 10,
  registration_open: true,
  session_type: 'upcoming',
  payment_status: null,
  has_updates: false,
  requirements: ['Helmet'],
  what_to_bring: ['Water'],
  status: 'scheduled',
  is_registered: false,
  image_url: 'https://x.test/s.webp',
  picture: null,
};

export const profile: Profile = {
  public_id: 'u1',
  email: 'member@demo.test',
  first_name: 'Mo',
  last_name: 'Well',
  display_name: 'Mo',
  phone: '313-555-0100',
  gender: 3,
  date_of_birth: '1990-02-28',
  image_url: 'https://x.test/full.webp',
  image_thumbnail: 'https://x.test/small.webp',
  waiver_accepted: true,
  payment_consent: true,
  reminders: true,
};

export const dashboard: Dashboard = {
  user: { public_id: 'u1', email: 'member@demo.test', is_active: true, email_verified: true },
  profile,
  staff_profile: {
    role: 'coach',
    is_coach: true,
    coach_bio: 'Coaches.',
    next_session: {
      public_id: 's1',
      title: 'Rhythm Roll',
      start_datetime: '2026-03-14T18:30:00-04:00',
      end_datetime: '2026-03-14T20:00:00-04:00',
      location: 'Eastside Rink',
      people_count: 12,
      max_participants: 20,
    },
  },
  memberships: [
    {
      public_id: 'm1',
      tier: 'Standard',
      is_active: true,
      past_due: false,
      start_date: '2026-01-01',
      end_date: null,
      pause_from: null,
      pause_until: null,
    },
  ],
  recent_activity: [
    { public_id: 'a1', kind: 'paid', text: 'Paid $75', created_at: '2026-03-01T10:00:00-05:00' },
  ],
};

export const registered: RegisteredSessionDetail = {
  ...session,
  is_registered: true,
  payment_status: 'paid',
  registration: {
    public_id: 'r1',
    session_id: 's1',
    session_title: 'Rink Basics',
    start_datetime: session.start_datetime,
    status: 'confirmed',
    payment_status: 'paid',
    payment_plan: 'bi_weekly',
    price: '75.00',
    rate: 'public',
    covered_by: 'none',
    instalments: [
      { due_on: '2026-03-01', amount: '38.00', status: 'paid' },
      { due_on: '2026-03-14', amount: '37.00', status: 'due' },
    ],
    created_at: '2026-03-01T10:00:00-05:00',
    hold_expires_at: null,
    payments: [
      {
        public_id: 'pay_1',
        kind: 'charge',
        method: 'card',
        amount: '38.00',
        created_at: '2026-03-01T10:00:00-05:00',
        status: 'succeeded',
      },
    ],
    cancellation: {
      can_cancel: true,
      refund_amount: '38.00',
      refund_deadline: '2026-03-13T18:30:00-04:00',
    },
    feedback: { rating: 4, comment: 'More of the slow song.', created_at: '2026-03-15T10:00:00-04:00' },
  },
};

export const page: Page = {
  id: 7,
  title: 'Training',
  meta: {
    type: 'training.TrainingIndexPage',
    slug: 'training',
    html_path: '/training/',
    seo_title: 'Training',
    search_description: 'Sessions.',
    canonical_url: null,
    first_published_at: '2026-01-01T00:00:00-05:00',
  },
  seo_title: 'Training',
  search_description: 'Sessions.',
  hero: [
    {
      image_url: '/h.webp',
      sml_header: 'The',
      lrg_subheader: 'Standard',
      copy: 'Go.',
      text_alignment: 'left',
    },
  ],
  ctas: [{ value: { url: '/dashboard', text: 'View Dashboard' } }],
  intro_text: 'Hello',
  intro: 'Hello',
  body: '<p>Hello</p>',
  effective_date: '2026-01-01',
  rules: [{ value: { title: 'One', content: 'Two' } }],
};

export const post: Post = {
  id: 3,
  title: 'Edges',
  slug: 'edges',
  meta: { slug: 'edges' },
  url: '/the-standard/edges',
  date: '2026-01-01T09:00:00-05:00',
  first_published_at: '2026-01-01T09:00:00-05:00',
  excerpt: 'On edges.',
  subheader: 'Inside and outside',
  tags: ['Skating'],
  category: { name: 'Skate', slug: 'skate', bg_color: '#000', text_color: '#fff', post_count: 2 },
  author: {
    public_id: 'a1',
    name: 'Imani Reed',
    display_name: 'Imani',
    first_name: 'Imani',
    last_name: 'Reed',
    bio: 'Skates.',
    avatar: null,
    coach_slug: 'imani-reed',
    post_count: 2,
  },
  featured_image: { url: '/e.webp', alt: 'A blade', width: 1200, height: 630 },
  like_count: 4,
  comment_count: 0,
  word_count: 640,
  seo_title: 'Edges',
  search_description: 'On edges.',
  is_sample: false,
  intro: '<p>Edges.</p>',
  body: [{ id: 'b1', type: 'quote', value: { quote: 'Lean.', author_name: 'Imani' } }],
};

/** A value for every path parameter of the contract. */
export const pathParams = {
  id: 'session-open',
  uid: 'u',
  n: '1',
  token: 't',
  slug: 's',
  perm: 'p',
  type: 'google',
  materialId: 'm',
  note: 'n',
  registration_id: 'r',
  membership_id: 'm',
  contact: 'contact-1',
  email: 'email-1',
  entry: 'entry-1',
};
