import { expect, test } from 'vitest';
import * as module from '../src/constants.ts';

const constants = { ...module };

const second = 1_000;
const minute = 60 * second;

/** The rows of SPEC-B 9 that `constants` holds, in order, each with its constant and the values that the specification gives. */
const rows: [item: string, key: keyof typeof constants, value: unknown][] = [
  ['API timeout', 'apiTimeoutMs', 30 * second],
  ['Access token assumed validity', 'accessTokenValidityMs', 5 * minute - 30 * second],
  ['Proactive refresh', 'proactiveRefresh', { checkEveryMs: 60 * second, whenUnderMs: 60 * second }],
  ['Default rate-limit wait', 'rateLimitWaitMs', 5 * second],
  [
    'Token storage',
    'tokenStorageKeys',
    { access: 'accessToken', refresh: 'refreshToken', expiry: 'tokenExpiry' },
  ],
  ['Redirect delay after failed refresh', 'redirectAfterFailedRefreshMs', 100],
  [
    'Retry (sessions)',
    'sessionsRetry',
    { maxRetries: 3, baseDelayMs: second, maxDelayMs: 10 * second, multiplier: 2 },
  ],
  ['Loading timeout', 'loadingTimeout', { sessionsMs: 25 * second }],
  ['Availability polling', 'availabilityPolling', { defaultMs: 30 * second }],
  ['Alternatives', 'alternatives', { guardWindowDays: 30, shownMax: 3 }],
  ['save_payment_method default', 'savePaymentMethodDefault', true],
  [
    'Image upload',
    'imageUpload',
    { maxBytes: 5 * 1024 * 1024, maxKilobytes: 5120, avatarPx: 80, previewPx: 120 },
  ],
  ['Age range', 'ageYears', { min: 13, max: 120, waiver: 18 }],
  ['Phone minimum', 'phoneMinChars', 10],
  ['Password minimum', 'password', { minChars: 8, loginMinChars: 6 }],
  ['Emergency contacts', 'emergencyContacts', { max: 3 }],
  ['Feed page size', 'feedPage', { limit: 10, offset: 0 }],
  ['Category tiles', 'categoryTiles', { all: 'All Training', maxCategories: 3 }],
  ['Fallback categories', 'fallbackCategories', ['Skate//Well', 'Movement//Well', 'Core//Strength']],
  ['Blog static data cache', 'blogStaticCacheMinutes', 15],
  ['Blog request spacing', 'blogRequestSpacingMs', 300],
  ['Search debounce', 'searchDebounce', { postsListMs: 500, otherwiseMs: 200, searchBoxMs: 300 }],
  ['Excerpt truncation', 'excerptChars', 100],
  ['Reading time', 'readingWordsPerMinute', 200],
  [
    'Scroll depth analytics',
    'analytics',
    { scrollDepthPercent: [25, 50, 75, 90], likeMilestones: [1, 5, 10, 25, 50, 100] },
  ],
  ['Reset attempts', 'resetAttempts', { max: 3, warnFrom: 2 }],
  [
    'Message timings',
    'messageMs',
    {
      loginBanner: 10 * second,
      like: 3 * second,
      toast: 5 * second,
      newsletterAlert: 4 * second,
      newsletterError: 3 * second,
      newsletterSuccessReset: 6 * second,
      flashSuccess: 5 * second,
      flashError: 8 * second,
    },
  ],
  [
    'Success callback delays',
    'successDelayMs',
    { password: 1.5 * second, waiverStatusRefresh: 2 * second, billingBanner: 3 * second },
  ],
  ['Testimonial auto-advance', 'testimonialAdvanceMs', 4 * second],
  ['Analytics heartbeat', 'analyticsHeartbeatSeconds', 15],
  ['Social image', 'socialImagePx', { width: 1200, height: 630 }],
  [
    'Title guidance',
    'titleGuidance',
    { titleChars: { min: 30, max: 60 }, descriptionChars: { min: 120, max: 160 } },
  ],
  ['Start-up', 'startUpInitializationMs', second],
];

/** Limits of issues that the specification does not name. */
const own = ['thirdPartyLimitMs', 'longestRateLimitWaitMs', 'giftCards'];

test('the constants are in the order of SPEC-B 9', () => {
  const specified = Object.keys(constants).filter((key) => !own.includes(key));
  expect(specified).toEqual(rows.map(([, key]) => key));
});

test.each(rows)('%s: %s matches the specification', (_, key, value) => {
  // A constant may contain more than the specification, but must not contradict it.
  expect({ [key]: constants[key] }).toMatchObject({ [key]: value });
});
