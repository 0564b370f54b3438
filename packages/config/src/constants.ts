/**
 * The rows of SPEC-B 9 that no other table holds, in the same order. Seats, plans and relevance are in packages/pricing,
 * countries in ./regions.ts, dates in ./studio-clock.ts, the address and the document title in ./brand.ts. Names end in their
 * unit: Ms, Seconds, Minutes, Days, Px, Bytes, Chars. Import them as
 * `import * as constants`, so that a page loads only those it reads.
 */
export const apiTimeoutMs = 30_000;
/** 5 minutes minus 30 seconds. */
export const accessTokenValidityMs = 270_000;
/** A third party's script, frame or call must have answered by then. Not a row of SPEC-B 9. */
export const thirdPartyLimitMs = 8_000;
export const proactiveRefresh = { checkEveryMs: 60_000, whenUnderMs: 60_000 } as const;
export const rateLimitWaitMs = 5_000;
/** The client takes no longer wait, but shows it. Not a row of SPEC-B 9. */
export const longestRateLimitWaitMs = 60_000;
export const tokenStorageKeys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  expiry: 'tokenExpiry',
} as const;
export const redirectAfterFailedRefreshMs = 100;
export const sessionsRetry = {
  maxRetries: 3,
  baseDelayMs: 1_000,
  maxDelayMs: 10_000,
  multiplier: 2,
} as const;
export const loadingTimeout = { sessionsMs: 25_000, warnUnderMs: [15_000, 5_000] } as const;
/** The session card does not poll. */
export const availabilityPolling = { defaultMs: 30_000 } as const;
export const alternatives = { guardWindowDays: 30, shownMax: 3 } as const;
export const savePaymentMethodDefault = true;
export const imageUpload = {
  maxBytes: 5_242_880,
  maxKilobytes: 5_120,
  avatarPx: 80,
  previewPx: 120,
} as const;
export const ageYears = { min: 13, max: 120, waiver: 18 } as const;
export const phoneMinChars = 10;
export const password = { minChars: 8, loginMinChars: 6 } as const;
export const emergencyContacts = { max: 3 } as const;
export const feedPage = { limit: 10, offset: 0 } as const;
export const categoryTiles = { all: 'All Training', maxCategories: 3 } as const;
export const fallbackCategories = ['Skate//Well', 'Movement//Well', 'Core//Strength'] as const;
export const blogStaticCacheMinutes = 15;
export const blogRequestSpacingMs = 300;
export const searchDebounce = { postsListMs: 500, otherwiseMs: 200, searchBoxMs: 300 } as const;
export const excerptChars = 100;
export const readingWordsPerMinute = 200;
export const analytics = {
  scrollDepthPercent: [25, 50, 75, 90],
  likeMilestones: [1, 5, 10, 25, 50, 100],
} as const;
export const resetAttempts = { max: 3, warnFrom: 2 } as const;
export const messageMs = {
  loginBanner: 10_000,
  like: 3_000,
  toast: 5_000,
  newsletterAlert: 4_000,
  newsletterError: 3_000,
  newsletterSuccessReset: 6_000,
  flashSuccess: 5_000,
  flashError: 8_000,
} as const;
export const successDelayMs = { password: 1_500, waiverStatusRefresh: 2_000, billingBanner: 3_000 } as const;
export const testimonialAdvanceMs = 4_000;
export const analyticsHeartbeatSeconds = 15;
export const socialImagePx = { width: 1_200, height: 630 } as const;
export const titleGuidance = {
  titleChars: { min: 30, max: 60 },
  descriptionChars: { min: 120, max: 160 },
} as const;
export const startUpInitializationMs = 1_000;
/** The amounts of a gift card, and the number of days ahead it can be sent. Not a row of SPEC-B 9. */
export const giftCards = { minDollars: 10, maxDollars: 500, messageChars: 300, daysAhead: 365 } as const;
/**
 * The forms that visitors send with a human check. Turnstile's widget names one of them as its action, so that a token counts
 * for its form only.
 */
export type HumanCheckAction = 'register' | 'contact' | 'newsletter' | 'opening' | 'gift_card';
