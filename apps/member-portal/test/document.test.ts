import { describe, expect, it } from 'vitest';
import { renderDocument } from '../src/server/document.ts';

const options = {
  brandName: 'A//B',
  title: 'Sign In | A//B',
  settings: {
    apiUrl: 'http://localhost:4000/api/v2',
    publicSiteUrl: 'http://localhost:4100/</script>',
    dashboardLayout: 'panels',
    deployment: 'demo',
  },
  files: { script: '/assets/main.js', styles: ['/assets/main.css'], preloads: [], font: null },
  shell: 'member',
  nonce: 'n0nce',
  picture: null,
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

  it('starts the calls of the dashboard only where asked', () => {
    expect(renderDocument(options)).toContain('earlyAnswers');
    expect(renderDocument({ ...options, earlyCalls: false })).not.toContain('earlyAnswers');
  });
});
