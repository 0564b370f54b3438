// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { likeCalls } from '../src/like/like-calls.ts';
import { storageKeys } from '../src/like/visitor-identity.ts';

const apiUrl = 'https://api.example.com/api/v2';
const lookup = 'https://ip.example.com/';
const counts = { likes: 7, user_reactions: { like: true }, message: 'Your like was added.', action: 'added' };

interface Sent {
  readonly url: URL;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}
let sent: Sent[];
let lookups: number;

beforeEach(() => {
  sent = [];
  lookups = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url === lookup) {
      lookups += 1;
      return Promise.resolve(new Response('203.0.113.7'));
    }
    sent.push({
      url: new URL(url),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {},
      headers: new Headers(init.headers),
    });
    return Promise.resolve(Response.json(counts));
  });
});
afterEach(() => vi.unstubAllGlobals());

const calls = (ipLookupUrl?: string) =>
  likeCalls({ apiUrl, ipLookupUrl, slug: 'a-post', onWait: () => undefined });

describe('engagement calls', () => {
  it('store nothing and call no other service when a post is read', async () => {
    expect(await calls(lookup).read(true)).toEqual({ likes: 7, liked: false });
    const [{ url } = sent[0]!] = sent;
    expect(url.pathname).toBe('/api/v2/engagement/blog/blogpage/a-post/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ track_view: 'true', ip_address: 'unknown' });
    expect([localStorage.length, document.cookie, lookups]).toEqual([0, '', 0]);
  });

  it('read with the session key of an earlier like, without an address lookup', async () => {
    localStorage.setItem(storageKeys.sessionKey, 'stored-key');
    expect(await calls(lookup).read(true)).toEqual({ likes: 7, liked: true });
    const [{ url } = sent[0]!] = sent;
    expect(url.searchParams.get('session_key')).toBe('stored-key');
    expect([url.searchParams.get('ip_address'), lookups]).toEqual(['unknown', 0]);
  });

  it('look up the address once for all likes of a page and reuse it for reads', async () => {
    const { toggle, read } = calls(lookup);
    await toggle('key-1');
    await toggle('key-2');
    await read(false);
    expect(lookups).toBe(1);
    expect(sent.map(({ url, body }) => body['ip_address'] ?? url.searchParams.get('ip_address'))).toEqual([
      '203.0.113.7',
      '203.0.113.7',
      '203.0.113.7',
    ]);
  });

  it('send session key, fingerprint, address and idempotency key, but no token', async () => {
    localStorage.setItem('accessToken', 'secret');
    expect(await calls().toggle('key-1')).toEqual({ likes: 7, liked: true, message: 'Your like was added.' });
    const [{ url, body, headers } = sent[0]!] = sent;
    expect(url.pathname).toBe('/api/v2/engagement/blog/blogpage/a-post/react/');
    expect(body).toEqual({
      reaction_type: 'like',
      session_key: localStorage.getItem(storageKeys.sessionKey),
      browser_fingerprint: localStorage.getItem(storageKeys.fingerprint),
      ip_address: 'unknown',
    });
    expect(headers.get('idempotency-key')).toBe('key-1');
    expect(headers.has('authorization')).toBe(false);
  });

  it('reuse two different random ids across pages', async () => {
    await calls().toggle('key-1');
    await calls().toggle('key-2');
    const [first, second] = sent.map(({ body }) => [body['session_key'], body['browser_fingerprint']]);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2);
    for (const id of first ?? []) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  it('reuse their ids within the page when storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await calls().toggle('key-1');
    await calls().toggle('key-2');
    const [first, second] = sent.map(({ body }) => body['session_key']);
    expect(first).toBe(second);
  });
});
