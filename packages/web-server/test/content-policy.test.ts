import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { contentPolicy, hashSource, nonceSource, scriptUrlPolicy } from '../src/index.ts';

const none = { stripe: false, turnstile: false };
const base = {
  inlineScripts: [nonceSource('abc')],
  inlineStyles: [nonceSource('abc')],
  pictures: [],
  apiOrigin: 'https://api.example.com',
  trustedTypes: ['dompurify'],
  thirdParties: none,
  https: true,
};
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.split(' ')[0] === name);

describe('the content security policy', () => {
  it('allows only the scripts of the app and the named inline scripts', () => {
    const policy = contentPolicy(base);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/unsafe|stripe|cloudflare/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const hash = hashSource('let a');
    expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(contentPolicy({ ...base, inlineScripts: [hash] })).toContain(`script-src 'self' ${hash};`);
  });

  it('allows WebAssembly and HTML as text only where they are named', () => {
    const policy = contentPolicy({ ...base, wasm: true, trustedTypes: undefined });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('trusted-types');
  });

  it('lets no page frame the document, or only the named origin', () => {
    expect(contentPolicy(base)).toContain("frame-ancestors 'none'");
    const framed = contentPolicy({ ...base, ancestor: 'https://www.example.com' });
    expect(framed).toContain('frame-ancestors https://www.example.com;');
  });

  it.each([
    [
      'stripe',
      [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://api.stripe.com',
      ],
      'cloudflare',
    ],
    ['turnstile', ['https://challenges.cloudflare.com'], 'stripe'],
  ])('allows the hosts of %s only when it is configured', (name, hosts, other) => {
    const policy = contentPolicy({ ...base, thirdParties: { ...none, [name]: true } });
    for (const host of hosts) {
      expect(policy).toContain(host);
      expect(contentPolicy(base)).not.toContain(host);
    }
    expect(policy).not.toContain(other);
  });

  it('allows the IP lookup and the error reports only when they are configured, and only their origins', () => {
    const connections = (more: object) => directive(contentPolicy({ ...base, ...more }), 'connect-src');
    expect(connections({})).toBe("connect-src 'self' https://api.example.com");
    expect(
      connections({
        connections: ['wss://live.example.com/ws/chat/'],
        ipLookupUrl: 'https://ip.example.net/?format=json',
        errorReporting: { via: 'sentry', dsn: 'https://key@errors.example.net/42' },
      }),
    ).toBe(
      "connect-src 'self' https://api.example.com wss://live.example.com/ws/chat/ https://ip.example.net https://errors.example.net",
    );
  });

  it('keeps Trusted Types with third parties, and adds the default policy only for them', () => {
    expect(directive(contentPolicy(base), 'trusted-types')).toBe('trusted-types dompurify');
    const policy = contentPolicy({ ...base, thirdParties: { stripe: true, turnstile: true } });
    expect(directive(policy, 'trusted-types')).toBe('trusted-types dompurify default');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('upgrades insecure requests only on https', () => {
    expect(contentPolicy(base)).toContain('upgrade-insecure-requests');
    expect(contentPolicy({ ...base, https: false })).not.toContain('upgrade');
  });
});

describe('the default policy of Trusted Types', () => {
  /** Runs the inline script and returns the function that it registers. */
  function registered(script: string): (url: string) => string {
    let rules: { createScriptURL?: (url: string) => string } = {};
    const trustedTypes = { createPolicy: (_name: string, given: typeof rules) => (rules = given) };
    const location = { href: 'https://members.example.com/' };
    runInNewContext(script, { window: { trustedTypes }, trustedTypes, location, URL });
    return rules.createScriptURL ?? (() => 'no policy was registered');
  }

  it('does not exist without third parties', () => {
    expect(scriptUrlPolicy(none)).toBeNull();
  });

  it('turns only URLs of the configured third parties into script URLs', () => {
    const createScriptUrl = registered(scriptUrlPolicy({ stripe: true, turnstile: false }) ?? '');
    for (const url of ['https://js.stripe.com/v3/', 'https://m.js.stripe.com/wallet.js']) {
      expect(createScriptUrl(url)).toBe(url);
    }
    for (const url of [
      'https://challenges.cloudflare.com/turnstile/v0/api.js',
      'https://js.stripe.com.evil.example/v3/',
      'https://m.js.stripe.com.evil.example/v3/',
      'https://evil-js.stripe.com/v3/',
      'http://m.js.stripe.com/v3/',
      '/assets/main.js',
      'data:text/javascript,1',
    ]) {
      expect(() => createScriptUrl(url)).toThrow(`No script may come from ${url}`);
    }
  });

  it('contains nothing that would end its script element', () => {
    expect(scriptUrlPolicy({ stripe: true, turnstile: true })).not.toContain('</');
  });
});
