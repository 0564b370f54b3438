import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../src/server/policy.ts';

const base = {
  apiOrigin: 'https://api.example.com',
  websocketUrl: 'wss://live.example.com',
  nonce: 'abc',
  ancestors: "'none'",
};
const embedded = { stripe: false, turnstile: false };

describe('the content security policy', () => {
  it('allows only scripts of the portal itself', () => {
    const policy = contentPolicy({ ...base, thirdParties: embedded });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/unsafe|stripe|cloudflare/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('lets nobody frame a screen, and only the public site frame the session bridge', () => {
    expect(contentPolicy({ ...base, thirdParties: embedded })).toContain("frame-ancestors 'none'");
    const bridge = contentPolicy({ ...base, ancestors: 'https://www.example.com', thirdParties: embedded });
    expect(bridge).toContain('frame-ancestors https://www.example.com;');
  });

  it('allows a payment provider only when it is configured', () => {
    const policy = contentPolicy({ ...base, thirdParties: { stripe: true, turnstile: false } });
    expect(policy).toContain('https://js.stripe.com');
    expect(policy).not.toContain('cloudflare');
  });

  it('allows the IP lookup only when it is configured, and only at its origin', () => {
    const connections = (ipLookupUrl?: string) =>
      /connect-src ([^;]*)/.exec(contentPolicy({ ...base, thirdParties: embedded, ipLookupUrl }))?.[1];
    expect(connections()).toBe("'self' https://api.example.com wss://live.example.com/ws/chat/");
    expect(connections('https://ip.example.net/?format=json')).toBe(
      "'self' https://api.example.com wss://live.example.com/ws/chat/ https://ip.example.net",
    );
  });
});
