import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { post, postSummary, renee, rhythm } from './blog-fixtures.ts';
import { coach, facetsFor, page, plans, program, session } from './fixtures.ts';

/** The fault of one request: `cut` ends within the response, `unreachable` closes without one, `slow` never responds. */
export type Fault =
  | { readonly kind: 'cut' | 'unreachable' | 'slow' }
  | { readonly kind: 'reply'; readonly status: number; readonly type?: string; readonly body: string }
  | { readonly kind: 'edit'; readonly edit: (json: unknown) => unknown };

const status = (code: number): Fault => ({
  kind: 'reply',
  status: code,
  body: JSON.stringify({ detail: 'fault' }),
});
const success = (body: string, type = 'application/json'): Fault => ({
  kind: 'reply',
  status: 200,
  body,
  type,
});

/** Removes fields by name at every depth. */
function without(json: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(json)) return json.map((one) => without(one, fields));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([name]) => !fields.includes(name))
      .map(([name, value]) => [name, without(value, fields)]),
  );
}

const names = ['title', 'name', 'display_name', 'label', 'seo_title'];
const parts = ['start_datetime', 'end_datetime', 'date', 'first_published_at', 'program', 'coach', 'author'];

const faults = {
  slow: { kind: 'slow' },
  cut: { kind: 'cut' },
  unreachable: { kind: 'unreachable' },
  html: success('<!doctype html><title>Gateway</title><h1>It works!</h1>', 'text/html'),
  null: success('null'),
  '{}': success('{}'),
  'no names': { kind: 'edit', edit: (json) => without(json, names) },
  'no dates or parts': {
    kind: 'edit',
    edit: (json) => without(json, [...parts, 'category', 'meta', 'hero', 'ctas', 'price_public', 'tags']),
  },
  400: status(400),
  401: status(401),
  403: status(403),
  404: status(404),
  409: status(409),
  429: status(429),
  500: status(500),
  502: status(502),
  503: status(503),
} as const satisfies Record<string, Fault>;

export type FaultName = `${keyof typeof faults}`;

export const faultNames = Object.keys(faults) as FaultName[];

const aboutPage = {
  ...page,
  title: 'About',
  meta: { ...page.meta, type: 'standard.AboutPage', slug: 'about' },
};
const pagesByPath: Record<string, unknown> = {
  '/': page,
  '/about/': aboutPage,
  '/first-time/': { ...page, title: 'First time here' },
  '/contact/': { ...page, title: 'Talk to us' },
};
// The site shows samples only in a demo.
const published = { ...post, is_sample: false };
const listed = { ...postSummary, is_sample: false };
const pagesByType: Record<string, unknown> = {
  'training.TrainingIndexPage': page,
  'legal.PrivacyPolicyPage': { ...page, title: 'Privacy Policy', effective_date: '2026-01-01' },
  'legal.TermsAndConditionsPage': { ...page, title: 'Terms and Conditions' },
  'legal.CookiePolicyPage': { ...page, title: 'Cookie Policy' },
};

export const said = { id: 'tes_1', quote: 'They counted to four.', name: 'Marcus', detail: 'Core//Strength' };

/** The successful reply of the API; undefined means a 404. */
function goodReply({ pathname, searchParams }: URL): unknown {
  const path = pathname.replace('/api/v2', '');
  const type = searchParams.get('type') ?? '';
  switch (path) {
    case '/navigation/menu/':
      return { items: [{ label: 'Training', link: '/training', is_dropdown: false }] };
    case '/site/':
      return { state: 'live', opens_at: null, testimonials: [said] };
    case '/public-pages/':
      return { items: [pagesByType[type]] };
    case '/pages/':
      return { items: [{ ...page, title: 'The Standard' }] };
    case '/pages/find/':
      return pagesByPath[searchParams.get('html_path') ?? ''];
    case '/training/sessions/upcoming/':
      return { count: 1, upcoming_sessions: [session] };
    case '/training/sessions/facets/':
      return facetsFor([session]);
    case '/training/programs/':
      return [program];
    case `/training/programs/${program.public_id}/`:
      return { ...program, outline: [], next_program: null };
    case `/training/programs/${program.public_id}/sessions/`:
      return { count: 1, sessions: [session] };
    case '/plans/':
      return plans;
    case '/training/coaches/':
      return [coach];
    case `/training/coaches/${coach.slug}/`:
      return { ...coach, programs: [program], author_id: renee.public_id };
    case '/training/programs/categories/':
      return [{ public_id: 'cat_1', name: 'Skate//Well', slug: 'skate-well' }];
    case `/training/sessions/${session.public_id}/`:
      return session;
    case '/training/sessions/ses_full/':
      return { ...session, public_id: 'ses_full', is_full: true, available_spots: 0 };
    case '/blog/posts/':
      return { count: 1, next: null, previous: null, results: [listed] };
    case `/blog/posts/${post.slug}/`:
      return published;
    case '/blog/previews/5b5d.00/':
      return { post: published, expires_at: '2026-03-15T18:30:00-04:00' };
    case '/blog/categories/':
      return [rhythm];
    case '/blog/authors/':
      return [renee];
    case '/blog/tags/':
      return [{ name: 'music', slug: 'music', post_count: 2 }];
    default:
      return undefined;
  }
}

function sendGood(url: URL, response: ServerResponse, edit: (json: unknown) => unknown): void {
  const good = goodReply(url);
  response.writeHead(good === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(good === undefined ? { code: 'not_found' } : edit(good)));
}

export interface FaultyApi {
  /** Contains `/api/v2` and the fault. The fault applies to calls whose path and query match the pattern. */
  readonly baseUrl: (fault: FaultName | 'none', pattern: RegExp) => string;
  readonly close: () => Promise<void>;
}

/** Starts an HTTP API whose base URL encodes which calls fail and how. */
export async function openFaultyApi(): Promise<FaultyApi> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const raw = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', pattern = '', ...rest] = raw.pathname.split('/');
    const url = new URL(`/${rest.join('/')}${raw.search}`, 'http://localhost');
    const applies = new RegExp(decodeURIComponent(pattern)).test(url.pathname + url.search);
    const fault: Fault | undefined = applies ? faults[decodeURIComponent(name) as FaultName] : undefined;
    switch (fault?.kind) {
      case undefined:
        return sendGood(url, response, (json) => json);
      case 'edit':
        return sendGood(url, response, fault.edit);
      case 'slow':
        return;
      case 'unreachable':
        return void request.socket.destroy();
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"');
        return void setImmediate(() => response.destroy());
      case 'reply':
        response.writeHead(fault.status, { 'content-type': fault.type ?? 'application/json' });
        response.end(fault.body);
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: (fault, { source }) =>
      `http://127.0.0.1:${port}/${encodeURIComponent(fault)}/${encodeURIComponent(source)}/api/v2`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
