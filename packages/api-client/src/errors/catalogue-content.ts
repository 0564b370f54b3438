import { serverMessage } from './row.ts';
import type { Row } from './row.ts';
import { sentences } from './sentences.ts';
import { statusMessages, friendlyMessage, unexpectedError } from '../contract/definition/statuses.ts';

const tooManyRequests = 'Too many requests. Please wait a moment before trying again.';

/** SPEC-B 8.9: blog and pages. */
export const contentRows = {
  blog: {
    source: 'B 8.9',
    lines: [
      { when: 429, say: tooManyRequests },
      { when: '5xx', say: friendlyMessage(500) },
      { when: 'network', say: statusMessages.networkError },
      { when: 'said', say: serverMessage },
      { when: 'always', say: unexpectedError },
    ],
  },
  loadPost: {
    source: 'B 8.9',
    lines: [
      { when: 404, say: 'Post not found' },
      { when: 'always', say: 'Failed to load blog post' },
    ],
  },
  loadFilters: {
    source: 'B 8.9',
    lines: [{ when: 'always', say: 'Unable to load filters. You can still search posts.' }],
  },
  like: {
    source: 'B 8.9',
    lines: [
      { when: { code: 'already_processing' }, say: sentences.alreadyProcessing },
      { when: 404, say: sentences.invalidPostSlug },
      { when: 429, say: tooManyRequests },
      { when: 'known problem', say: serverMessage },
      { when: 'always', say: 'Failed to process like.' },
    ],
  },
  loadPage: { source: 'B 8.9', lines: [{ when: 'always', say: 'Page not found' }] },
  loadLegalPage: { source: 'B 8.9', lines: [{ when: 'always', say: 'Error loading policy.' }] },
} as const satisfies Record<string, Row>;
