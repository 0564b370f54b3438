import { expect, test } from 'vitest';
import { constants } from '../src/constants.ts';

/** The rows of Spec B 9 in its order, each with the constant that holds it. */
const rows: [item: string, key: keyof typeof constants][] = [
  ['API timeout', 'apiTimeoutMs'],
  ['Access token assumed validity', 'accessTokenValidityMs'],
  ['Proactive refresh', 'proactiveRefresh'],
  ['Default rate-limit wait', 'rateLimitWaitMs'],
  ['Token storage', 'tokenStorageKeys'],
  ['Redirect delay after failed refresh', 'redirectAfterFailedRefreshMs'],
  ['Retry (sessions)', 'sessionsRetry'],
  ['Loading timeout', 'loadingTimeout'],
  ['Availability polling', 'availabilityPolling'],
  ['Availability label', 'availabilityLabel'],
  ['Alternatives', 'alternatives'],
  ['Relevance score', 'relevanceScore'],
  ['Payment plans', 'paymentPlans'],
  ['save_payment_method default', 'savePaymentMethodDefault'],
  ['Refund', 'refundFullBeforeHours'],
  ['Image upload', 'imageUpload'],
  ['Age range', 'ageYears'],
  ['Phone minimum', 'phoneMinChars'],
  ['Password minimum', 'password'],
  ['Emergency contacts', 'emergencyContacts'],
  ['Feed page size', 'feedPage'],
  ['Category tiles', 'categoryTiles'],
  ['Fallback categories', 'fallbackCategories'],
  ['Blog static data cache', 'blogStaticCacheMinutes'],
  ['Blog request spacing', 'blogRequestSpacingMs'],
  ['Search debounce', 'searchDebounce'],
  ['Excerpt truncation', 'excerptChars'],
  ['Reading time', 'readingWordsPerMinute'],
  ['Scroll depth analytics', 'analytics'],
  ['Reset attempts', 'resetAttempts'],
  ['Message timings', 'messageMs'],
  ['Success callback delays', 'successDelayMs'],
  ['Testimonial auto-advance', 'testimonialAdvanceMs'],
  ['Analytics heartbeat', 'analyticsHeartbeatSeconds'],
  ['Social image', 'socialImagePx'],
  ['Title guidance', 'titleGuidance'],
  ['Waiver text box', 'waiverPx'],
  ['Start-up', 'startUpInitialisationMs'],
  ['Unlimited spots', 'unlimitedSpots'],
  ['Dates', 'dates'],
  ['Countries offered', 'countries'],
  ['Site title template', 'siteTitleSeparator'],
  ['Address', 'address'],
];

test('every row of Spec B 9 has a constant, in the order of the specification', () => {
  expect(Object.keys(constants)).toEqual(rows.map(([, key]) => key));
});
