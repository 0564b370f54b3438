// @vitest-environment jsdom
import { anyText } from '@detroit-well/reference-texts/any-text';
import { jsonForScript } from '@detroit-well/web-server';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { atomFeed } from '../src/feeds/atom.ts';
import { sitemap } from '../src/feeds/sitemap.ts';
import { postSummary, renee, rhythm } from './blog-fixtures.ts';

const isWellFormed = (xml: string) =>
  new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null;

it('an Atom feed with any text is well-formed and has its entry', () => {
  fc.assert(
    fc.property(anyText, (given) => {
      const feed = atomFeed({
        title: given,
        description: given,
        siteUrl: 'https://www.example.com',
        now: new Date(0),
        posts: [
          {
            ...postSummary,
            title: given,
            excerpt: given,
            author: { ...renee, display_name: given },
            category: { ...rhythm, name: given },
          },
        ],
      });
      const document = new DOMParser().parseFromString(feed, 'application/xml');
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.getElementsByTagName('entry')).toHaveLength(1);
    }),
  );
});

it('a sitemap with any path is well-formed', () => {
  fc.assert(
    fc.property(anyText, (given) => {
      expect(
        isWellFormed(sitemap([{ path: `/${given}`, changedAt: given }], 'https://www.example.com')),
      ).toBe(true);
    }),
  );
});

it('structured data with any text parses and does not end its script', () => {
  fc.assert(
    fc.property(anyText, (given) => {
      const script = jsonForScript({ name: given });
      expect(JSON.parse(script)).toEqual({ name: given });
      expect(script).not.toContain('<');
    }),
  );
});
