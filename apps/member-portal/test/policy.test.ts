import { readPortalSettings } from '@detroit-well/config/env';
import { describe, expect, it } from 'vitest';
import { portalPolicy } from '../src/server/policy.ts';

function policyWith(env: Record<string, string>, ancestor?: string): string {
  const settings = readPortalSettings({
    API_URL: 'https://api.example.com/api/v2',
    WEBSOCKET_URL: 'wss://live.example.com',
    ...env,
  });
  return portalPolicy(settings, 'abc', settings.thirdParties, ancestor);
}

describe('the content security policy', () => {
  it('allows only scripts of the portal itself', () => {
    const policy = policyWith({});
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/unsafe|stripe|cloudflare/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('forbids framing of screens, and lets only the public site frame the session bridge', () => {
    expect(policyWith({})).toContain("frame-ancestors 'none'");
    expect(policyWith({}, 'https://www.example.com')).toContain('frame-ancestors https://www.example.com;');
  });

  it('allows a payment provider only when it is configured', () => {
    const policy = policyWith({ PAYMENTS: 'stripe' });
    expect(policy).toContain('https://js.stripe.com');
    expect(policy).not.toContain('cloudflare');
  });

  it('allows the IP lookup only when it is configured, and only at its origin', () => {
    const connections = (env: Record<string, string>) => /connect-src ([^;]*)/.exec(policyWith(env))?.[1];
    expect(connections({})).toBe(
      "'self' https://api.example.com wss://live.example.com/ws/chat/ wss://live.example.com/ws/notifications/",
    );
    expect(connections({ IP_LOOKUP_URL: 'https://ip.example.net/?format=json' })).toBe(
      "'self' https://api.example.com wss://live.example.com/ws/chat/ wss://live.example.com/ws/notifications/ https://ip.example.net",
    );
  });
});
