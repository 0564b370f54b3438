import { referenceText } from '@detroit-well/reference-texts';
import { friendlyMessage } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { post } from './blog-fixtures.ts';
import { said, type FaultName } from './faulty-api.ts';
import { coach, program, session, sessionPath } from './fixtures.ts';

/** The expected page. `texts` are sentences that a reader sees. */
export interface Expected {
  readonly status: number;
  readonly h1: string;
  readonly texts?: readonly string[];
}

export interface Row {
  readonly url: string;
  /** Path and query of the one call that fails. */
  readonly call: RegExp;
  /** The page when this call succeeds. */
  readonly good: Expected;
  /** The page when this call fails; `by` overrides it for single faults. */
  readonly failed: Expected & { readonly by?: Partial<Record<FaultName, Expected>> };
  /** No cache keeps the page, even when it is complete. */
  readonly isPrivate?: true;
}

export const detail = `${sessionPath}?id=${session.public_id}`;
const fullDetail = `${sessionPath}?id=ses_full`;
export const postUrl = paths.post(post.slug);
const previewUrl = paths.preview('5b5d.00');

const programUrl = paths.program({ category: program.category_name, program: program.title });
const coachUrl = paths.coach(coach);

const page = (h1: string, texts: readonly string[] = []): Expected => ({ status: 200, h1, texts });
const home = page('This is not a Gym. Not a Club. Not a Studio.', ['Explore Training']);
const landing = page('Training', ['Upcoming Training Sessions']);
const serverError: Expected = { status: 503, h1: 'Server Error', texts: ['Retry'] };
const noPage: Expected = { status: 404, h1: referenceText('B8.9/page/404'), texts: ['RETURN HOME'] };
const policyFailed: Expected = {
  status: 503,
  h1: 'Server Error',
  texts: [referenceText('B8.9/page/legal'), 'Retry'],
};
const sessionFailed: Expected = {
  status: 503,
  h1: 'Server Error',
  texts: [referenceText('B8.8/session/load'), 'Retry', referenceText('B8.8/session/back')],
};
const noSession: Expected = {
  status: 404,
  h1: referenceText('B8.8/session/title'),
  texts: [referenceText('B8.8/session/text'), referenceText('B8.8/session/back')],
};
const postMissing: Expected = {
  status: 404,
  h1: referenceText('B8.9/post/404'),
  texts: ['Back to The Standard'],
};
const postFailed = (status: number, cause: string): Expected => ({
  status,
  h1: referenceText('B8.9/post/load'),
  texts: [cause, 'Try Again', 'Back to The Standard'],
});
const standard = page('The Standard', [post.title]);
const tooMany = referenceText('B8.9/blog/429');
const postsFailed = (title: string, cause: string, status = 503): Expected => ({
  status,
  h1: 'The Standard',
  texts: [title, cause, 'Try Again'],
});
const withoutFilters = page('The Standard', [post.title, referenceText('B8.9/post/filters')]);

/** Headline of the coming-soon page, which only collects email addresses and links nowhere. */
export const soon = 'The Experience. The Standard.';

/** Every address of the site, with one row for each API call it makes. */
export const rows: readonly Row[] = [
  ...[
    [paths.home(), home],
    [paths.training(), landing],
    [detail, page(session.title)],
    [programUrl, page(program.title)],
    ['/training/foundations-on-eight-wheels', page(program.title)],
    [paths.coaches(), page('Coaches', [coach.name])],
    [paths.firstTime(), page('First time here')],
    [paths.membership(), page('Membership')],
    [paths.gift(), page('Gift card')],
    [coachUrl, page(coach.name)],
    [paths.theStandard(), standard],
    [postUrl, page(post.title)],
    [paths.privacyPolicy(), page('Privacy Policy')],
    [paths.about(), page('About')],
    [paths.contact(), page('Talk to us')],
    [paths.comingSoon(), page(soon)],
    [paths.opening(), page('Tell me when a spot opens')],
    [paths.notFound(), { status: 404, h1: 'This page rolled off.', texts: ['RETURN HOME'] }],
    ['/no-such-page', noPage],
  ].map(([url, good]): Row => ({
    url: url as string,
    call: /navigation\/menu/,
    good: good as Expected,
    failed: good as Expected,
  })),
  { url: paths.home(), call: /sessions\/upcoming/, good: page(home.h1, [session.title]), failed: home },
  { url: paths.home(), call: /pages\/find/, good: home, failed: home },
  { url: paths.home(), call: /v2\/site\/$/, good: page(home.h1, [said.quote]), failed: home },
  { url: paths.training(), call: /v2\/site\/$/, good: page('Training', [said.quote]), failed: landing },
  {
    url: paths.training(),
    call: /sessions\/upcoming/,
    good: page('Training', [session.title]),
    failed: page('Training', ['Loading sessions...', 'Try Again']),
  },
  {
    url: paths.training(),
    call: /programs\/categories/,
    good: landing,
    failed: page('Training', [session.title]),
  },
  {
    url: paths.training({ category: 'skate-well' }),
    call: /public-pages/,
    good: landing,
    failed: page('Training', [
      'Page Not Found Unable to load training page content. Please try again later.',
      session.title,
    ]),
  },
  {
    url: paths.training({ category: 'nothing-here' }),
    call: /v2\/training\//,
    good: landing,
    failed: page('Training', ['Loading sessions...', 'Try Again']),
  },
  {
    url: paths.sessionById(session.public_id),
    call: /sessions\/ses_rhythm/,
    good: page(session.title),
    failed: { ...sessionFailed, by: { 404: noSession } },
  },
  {
    url: detail,
    call: /sessions\/ses_rhythm/,
    good: page(session.title, ['Register Now']),
    failed: { ...sessionFailed, by: { 404: noSession } },
  },
  {
    url: fullDetail,
    call: /sessions\/upcoming/,
    good: page(session.title, ['Session Full', 'Other dates']),
    failed: page(session.title, ['Session Full']),
  },
  ...[/programs\/\?/, /programs\/prg_1\/$/].map((call) => ({
    url: programUrl,
    call,
    good: page(program.title, ['Register Now']),
    failed: serverError,
  })),
  {
    url: programUrl,
    call: /programs\/prg_1\/sessions/,
    good: page(program.title, ['Register Now']),
    failed: page(program.title, ['We couldn’t load the dates.', 'Retry']),
  },
  {
    url: programUrl,
    call: /coaches\/$/,
    good: page(program.title, ['Who coaches', coach.name]),
    failed: page(program.title, ['Register Now']),
  },
  { url: paths.coaches(), call: /coaches\/$/, good: page('Coaches', [coach.name]), failed: serverError },
  {
    url: coachUrl,
    call: /coaches\/renee/,
    good: page(coach.name, [coach.bio]),
    failed: {
      ...serverError,
      by: { 404: { status: 404, h1: 'Coach not found', texts: [coach.name] } },
    },
  },
  { url: coachUrl, call: /coaches\/$/, good: page(coach.name), failed: page(coach.name) },
  {
    url: coachUrl,
    call: /sessions\/upcoming/,
    good: page(coach.name, [session.title]),
    failed: page(coach.name, ['We couldn’t load the sessions.', 'Retry']),
  },
  {
    url: coachUrl,
    call: /blog\/posts/,
    good: page(coach.name, [post.title]),
    failed: page(coach.name, [session.title]),
  },
  {
    url: paths.firstTime(),
    call: /pages\/find/,
    good: page('First time here', ['Start here']),
    failed: { ...serverError, by: { 404: noPage } },
  },
  {
    url: paths.firstTime(),
    call: /sessions\/upcoming/,
    good: page('First time here', [session.title]),
    failed: page('First time here', ['Start here']),
  },
  {
    url: paths.membership(),
    call: /\/plans\//,
    good: page('Membership', ['Standard', '$49', 'From when it pays']),
    failed: serverError,
  },
  {
    url: paths.membership(),
    call: /sessions\/upcoming/,
    good: page('Membership', ['$49', session.title]),
    failed: page('Membership', ['$49', 'Try again']),
  },
  { url: paths.theStandard(), call: /v2\/pages\/\?/, good: standard, failed: page('Blog', [post.title]) },
  {
    url: paths.theStandard(),
    call: /blog\/posts\//,
    good: standard,
    failed: {
      ...postsFailed('Server Error', friendlyMessage(500)),
      by: {
        html: postsFailed(referenceText('B8.2/fallback/other'), referenceText('B8.9/blog/fallback')),
        null: postsFailed(referenceText('B8.2/fallback/other'), referenceText('B8.9/blog/fallback')),
        '{}': postsFailed(referenceText('B8.2/fallback/other'), referenceText('B8.9/blog/fallback')),
        400: postsFailed('Invalid Request', 'fault'),
        401: postsFailed('Authentication Required', 'fault'),
        403: postsFailed('Access Denied', 'fault'),
        404: page('The Standard', ['No Blog Posts Yet']),
        409: postsFailed('Conflict', 'fault'),
        429: postsFailed(referenceText('B8.2/fallback/429'), tooMany, 429),
      },
    },
  },
  ...[/blog\/categories/, /blog\/authors/, /blog\/tags/].map((call) => ({
    url: paths.theStandard({ search: 'count' }),
    call,
    good: standard,
    failed: withoutFilters,
  })),
  {
    url: previewUrl,
    call: /blog\/previews/,
    good: page(post.title, ['Preview.']),
    failed: {
      ...postFailed(503, friendlyMessage(500)),
      by: { 404: postMissing, 429: postFailed(429, tooMany) },
    },
    isPrivate: true,
  },
  {
    url: postUrl,
    call: /blog\/posts\/learn/,
    good: page(post.title),
    failed: {
      ...postFailed(503, friendlyMessage(500)),
      by: {
        404: postMissing,
        429: postFailed(429, tooMany),
      },
    },
  },
  { url: postUrl, call: /blog\/posts\/$/, good: page(post.title), failed: page(post.title) },
  ...[
    [paths.privacyPolicy(), 'Privacy Policy'],
    [paths.terms(), 'Terms and Conditions'],
    [paths.cookies(), 'Cookie Policy'],
  ].map(([url = '', h1 = '']): Row => ({
    url,
    call: /public-pages/,
    good: page(h1),
    failed: policyFailed,
  })),
  {
    url: paths.about(),
    call: /pages\/find/,
    good: page('About'),
    failed: { ...serverError, by: { 404: noPage } },
  },
  {
    url: paths.contact(),
    call: /pages\/find/,
    good: page('Talk to us'),
    failed: page('Contact', ['Send Message']),
  },
  {
    url: '/no-such-page',
    call: /pages\/find/,
    good: noPage,
    failed: { ...serverError, by: { 404: noPage } },
  },
];
