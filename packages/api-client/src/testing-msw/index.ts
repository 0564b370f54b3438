import { http, type HttpHandler } from 'msw';
import type { MockStudio } from '../testing/mock/mock-studio.ts';

/**
 * Lets Mock Service Worker respond to every call of the API from a mock studio:
 * `setupServer(...mswHandlers(createMockStudio(), 'https://api.example.com/api/v2'))`.
 */
export function mswHandlers(studio: MockStudio, baseUrl: string): HttpHandler[] {
  return [http.all(`${baseUrl}/*`, ({ request }) => studio.handle(request))];
}
