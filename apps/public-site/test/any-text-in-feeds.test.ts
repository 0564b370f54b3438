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
    fc.property(anyText, (any) => {
      const feed = atomFeed({
        title: any,
        description: any,
        siteUrl: 'https://www.example.com',
        now: new Date(0),
        posts: [
          {
            ...postSummary,
            title: any,
            excerpt: any,
            author: { ...renee, display_name: any },
            category: { ...rhythm, name: any },
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
    fc.property(anyText, (any) => {
      expect(isWellFormed(sitemap([{ path: `/${any}`, changedAt: any }], 'https://www.example.com'))).toBe(
        true,
      );
    }),
  );
});

it('structured data with any text parses and does not end its script', () => {
  fc.assert(
    fc.property(anyText, (any) => {
      const script = jsonForScript({ name: any });
      expect(JSON.parse(script)).toEqual({ name: any });
      expect(script).not.toContain('<');
    }),
  );
});
