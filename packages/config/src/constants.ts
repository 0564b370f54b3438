import { brand } from './brand.ts';

/**
 * Every row of SPEC-B 9, in the same order. Names end in their unit: `Ms`, `Seconds`, `Minutes`, `Days`, `Px`, `Bytes`,
 * `Chars`. A number that is a rule about money or seats also appears in packages/pricing next to its rule.
 */
export const constants = {
  apiTimeoutMs: 30_000,
  /** 5 minutes minus 30 seconds. */
  accessTokenValidityMs: 270_000,
  proactiveRefresh: { checkEveryMs: 60_000, whenUnderMs: 60_000 },
  rateLimitWaitMs: 5_000,
  tokenStorageKeys: { access: 'accessToken', refresh: 'refreshToken', expiry: 'tokenExpiry' },
  redirectAfterFailedRefreshMs: 100,
  sessionsRetry: { maxRetries: 3, baseDelayMs: 1_000, maxDelayMs: 10_000, multiplier: 2 },
  loadingTimeout: { defaultMs: 30_000, sessionsMs: 25_000, warnUnderMs: [15_000, 5_000] },
  /** The card has its own interval, and its polling is disabled. */
  availabilityPolling: { defaultMs: 30_000, cardMs: 45_000, cardEnabled: false },
  availabilityLabel: {
    full: 'Full',
    almostFull: 'Almost Full',
    available: 'Available',
    almostFullAtSpots: 2,
  },
  alternatives: { limit: 5, windowDays: 14, guardLimit: 3, guardWindowDays: 30, shownMax: 3 },
  relevanceScore: {
    sameProgramTitle: 100,
    sameCategory: 50,
    sameDifficulty: 25,
    sameCoach: 20,
    startWithinDays: [
      { days: 1, score: 15 },
      { days: 3, score: 10 },
      { days: 7, score: 5 },
    ],
    spotsOver: [
      { spots: 5, score: 10 },
      { spots: 2, score: 5 },
    ],
  },
  /** Number of payments of each plan. */
  paymentPlans: { full: 1, bi_weekly: 2, weekly: 4 },
  savePaymentMethodDefault: true,
  imageUpload: { maxBytes: 5_242_880, maxKilobytes: 5_120, avatarPx: 80, previewPx: 120 },
  ageYears: { min: 13, max: 120, waiver: 18 },
  phoneMinChars: 10,
  password: { minChars: 8, loginMinChars: 6, strengthMin: 0, strengthMax: 5 },
  emergencyContacts: { max: 3, maxPrimary: 1 },
  feedPage: { limit: 10, offset: 0 },
  categoryTiles: { all: 'All Training', maxCategories: 3 },
  fallbackCategories: ['Skate//Well', 'Movement//Well', 'Core//Strength'],
  blogStaticCacheMinutes: 15,
  blogRequestSpacingMs: 300,
  searchDebounce: { postsListMs: 500, otherwiseMs: 200, searchBoxMs: 300 },
  excerptChars: 100,
  readingWordsPerMinute: 200,
  analytics: { scrollDepthPercent: [25, 50, 75, 90], likeMilestones: [1, 5, 10, 25, 50, 100] },
  resetAttempts: { max: 3, warnFrom: 2 },
  messageMs: {
    loginBanner: 10_000,
    like: 3_000,
    toast: 5_000,
    newsletterAlert: 4_000,
    newsletterError: 3_000,
    newsletterSuccessReset: 6_000,
    flashSuccess: 5_000,
    flashError: 8_000,
  },
  successDelayMs: { password: 1_500, waiverStatusRefresh: 2_000, billingBanner: 3_000 },
  testimonialAdvanceMs: 4_000,
  analyticsHeartbeatSeconds: 15,
  socialImagePx: { width: 1_200, height: 630 },
  titleGuidance: { titleChars: { min: 30, max: 60 }, descriptionChars: { min: 120, max: 160 } },
  waiverPx: { textMaxHeight: 400, signatureMinHeight: 150 },
  startUpInitializationMs: 1_000,
  /** Shown when `max_participants` is empty. */
  unlimitedSpots: 'Unlimited spots available',
  dates: { locale: 'en-US', hour12: true, timeZone: 'America/Detroit' },
  countries: { codes: ['US', 'CA', 'MX', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'JP'], default: 'US' },
  /** Title followed by the product name; `pageTitle` in ./brand.ts applies it. */
  siteTitleSeparator: brand.titleSeparator,
  address: brand.address,
} as const;
