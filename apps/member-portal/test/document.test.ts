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
    now: '2026-11-26T12:00:00.000Z',
    telemetry: { analytics: 'none', errorReporting: { via: 'none' } },
    absentThirdParties: [],
    earlyPaths: [],
  },
  files: { script: '/assets/main.js', styles: ['/assets/main.css'], preloads: [], font: null },
  shell: 'member',
  nonce: 'n0nce',
  scriptUrlPolicy: null,
  picture: null,
  headline: null,
  earlyScript: 'early()',
} as const;

describe('the document of a screen', () => {
  it('has a nonce on every inline script and style', () => {
    const html = renderDocument(options);
    const inline = [...html.matchAll(/<(?:script|style)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    for (const attributes of inline) {
      expect(attributes).toMatch(/nonce="n0nce"|type="application\/json"|type="module" src=/);
    }
  });

  it('escapes a setting that contains a closing script tag', () => {
    expect(renderDocument(options)).not.toContain('4100/</script>');
  });

  it('contains the shell before styles and scripts', () => {
    const html = renderDocument(options);
    expect(html.indexOf('class="shell')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('type="module"'));
  });

  it('contains the picture of the shell once, with a high fetch priority', () => {
    const picture = { address: '/art/picture.svg', sketch: null };
    for (const shell of ['auth', 'member'] as const) {
      const html = renderDocument({ ...options, shell, picture });
      expect(html.match(/picture\.svg/g)).toHaveLength(1);
      expect(html).toContain('<img src="/art/picture.svg" alt="" fetchpriority="high">');
    }
    expect(renderDocument(options)).not.toContain('<img');
  });

  it('contains the sketch of the picture and the headline of the shell', () => {
    const html = renderDocument({
      ...options,
      picture: { address: '/art/picture.svg', sketch: 'data:image/svg+xml,x' },
      headline: ['Welcome', '<Back>'],
    });
    expect(html).toContain('.shell img{background:url("data:image/svg+xml,x")');
    expect(html).toContain('<span>Welcome</span> <span>&lt;Back&gt;</span>');
  });

  it('starts the early calls of the dashboard only when the options ask for it', () => {
    expect(renderDocument(options)).toContain('early()');
    expect(renderDocument({ ...options, earlyScript: null })).not.toContain('early()');
  });
});
