// @vitest-environment jsdom
import { hostileTexts } from '@detroit-well/reference-texts/hostile-texts';
import { expect, it } from 'vitest';
import { cleanInBrowser } from '../src/registration/clean-in-browser.ts';
import { actingParts } from './inert-html.ts';

const own = { scripts: [], styles: [], origins: [] };

it('finds what acts in the texts as they are (positive control)', () => {
  expect(actingParts(hostileTexts.join('\n'), own).length).toBeGreaterThan(100);
});

it.each(hostileTexts)('HTML that the browser loads is inert once it is clean: %s', (text) => {
  expect(actingParts(cleanInBrowser(`<p>before</p>${text}<p>after</p>`), own)).toEqual([]);
});
