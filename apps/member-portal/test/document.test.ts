import { describe, expect, it } from 'vitest';
import { renderDocument } from '../src/server/document.ts';

const options = {
  brandName: 'A//B',
  title: 'Sign In | A//B',
  settings: {
    apiUrl: 'http://localhost:4000/api/v2',
    websocketUrl: 'ws://localhost:4000',
    publicSiteUrl: 'http://localhost:4100/</script>',
    dashboardLayout: 'panels',
    deployment: 'demo',
    telemetry: { analytics: 'none', errorReporting: { via: 'none' } },
  },
  files: { script: '/assets/main.js', styles: ['/assets/main.css'], preloads: [], font: null },
  shell: 'member',
  nonce: 'n0nce',
  picture: null,
  headline: null,
  earlyCalls: true,
} as const;

describe('the document of a screen', () => {
  it('gives every inline script and style its nonce', () => {
    const html = renderDocument(options);
    const inline = [...html.matchAll(/<(?:script|style)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    for (const attributes of inline) {
      expect(attributes).toMatch(/nonce="n0nce"|type="application\/json"|type="module" src=/);
    }
  });

  it('cannot be broken out of by a setting', () => {
    expect(renderDocument(options)).not.toContain('4100/</script>');
  });

  it('paints the shell before it waits for styles and scripts', () => {
    const html = renderDocument(options);
    expect(html.indexOf('class="shell')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('type="module"'));
  });

  it('shows the picture in the shell, once, where the browser asks for it first', () => {
    const picture = { address: '/art/picture.svg', sketch: null };
    for (const shell of ['auth', 'member'] as const) {
      const html = renderDocument({ ...options, shell, picture });
      expect(html.match(/picture\.svg/g)).toHaveLength(1);
      expect(html).toContain('<img src="/art/picture.svg" alt="" fetchpriority="high">');
    }
    expect(renderDocument(options)).not.toContain('<img');
  });

  it('carries the simple form of the picture, and the heading that depends on no data', () => {
    const html = renderDocument({
      ...options,
      picture: { address: '/art/picture.svg', sketch: 'data:image/svg+xml,x' },
      headline: ['Welcome', '<Back>'],
    });
    expect(html).toContain('.shell img{background:url("data:image/svg+xml,x")');
    expect(html).toContain('<span>Welcome</span> <span>&lt;Back&gt;</span>');
  });

  it('starts the calls of the dashboard only where asked', () => {
    expect(renderDocument(options)).toContain('earlyAnswers');
    expect(renderDocument({ ...options, earlyCalls: false })).not.toContain('earlyAnswers');
  });
});
