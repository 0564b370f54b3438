import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../src/server/policy.ts';

const base = {
  apiOrigin: 'https://api.example.com',
  websocketUrl: 'wss://live.example.com',
  nonce: 'abc',
  ancestors: "'none'",
};
const embedded = { stripe: false, turnstile: false };

describe('the content policy', () => {
  it('runs our own files and nothing else', () => {
    const policy = contentPolicy({ ...base, thirdParties: embedded });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/unsafe|stripe|cloudflare/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('lets nobody frame a screen, and the public site the bridge', () => {
    expect(contentPolicy({ ...base, thirdParties: embedded })).toContain("frame-ancestors 'none'");
    const bridge = contentPolicy({ ...base, ancestors: 'https://www.example.com', thirdParties: embedded });
    expect(bridge).toContain('frame-ancestors https://www.example.com;');
  });

  it('lets a payment provider in only where one is configured', () => {
    const policy = contentPolicy({ ...base, thirdParties: { stripe: true, turnstile: false } });
    expect(policy).toContain('https://js.stripe.com');
    expect(policy).not.toContain('cloudflare');
  });

  it('lets a page ask for its address only where a lookup is set, and only at its origin', () => {
    const connections = (ipLookupUrl?: string) =>
      /connect-src ([^;]*)/.exec(contentPolicy({ ...base, thirdParties: embedded, ipLookupUrl }))?.[1];
    expect(connections()).toBe("'self' https://api.example.com wss://live.example.com/ws/chat/");
    expect(connections('https://ip.example.net/?format=json')).toBe(
      "'self' https://api.example.com wss://live.example.com/ws/chat/ https://ip.example.net",
    );
  });
});
