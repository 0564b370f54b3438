import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginsWord, fold, foldedName, searchWords } from '../src/fold.ts';
import { personSlug } from '../src/slug.ts';

test.each([
  ['Łukasz', 'lukasz'],
  ['Øyvind', 'oyvind'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['ışık IŞIK İ', 'isik isik i'],
  ['Đặng Þór Œuvre Æsa Ħal', 'dang thor oeuvre aesa hal'],
  ['Zoe\u0308 Zoë', 'zoe zoe'],
  ["O'Brien O’Brien O´Brien OBrien", 'obrien obrien obrien obrien'],
  ['Anna-Maria  Jean‑Luc\u00a0–\tX', 'anna maria jean luc x'],
  ['Οδυσσεύς ΟΔΥΣΣΕΎΣ', 'οδυσσευσ οδυσσευσ'],
  ['हिन्दी 한국 がく', 'हिन्दी 한국 がく'.normalize('NFKD')],
  ['', ''],
])('%j is folded to %j', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test.each([
  ["O'Dell", ['dell', 'O’Dell', 'odell', "o'd", 'O'], ['ell', 'oddell']],
  ['Odell', ["O'Dell"], ['dell']],
  ['Mary-Ann Müller-Ñúñez', ['maryann', 'mary-ann', 'ann', 'muller-nu', 'nunez'], ['aryann', 'mary-nunez']],
])('a word begins a word of %j', (name, begins, doesNot) => {
  expect(begins.filter((word) => !beginsWord(name, word))).toEqual([]);
  expect(doesNot.filter((word) => beginsWord(name, word))).toEqual([]);
});

test.each([
  ['Łukasz O’Brien', 'lukasz-obrien'],
  ['Renée Alston', 'renee-alston'],
  ['Jean-Luc Groß', 'jean-luc-gross'],
])('the page of %j is %j', (name, expected) => {
  expect(personSlug(name)).toBe(expected);
});

describe('for every text', () => {
  const letter = fc.constantFrom(..."aZéÖñßẞÅłŁøØıİþÞæŒđð’'´‑–- ςΣя".split(''), '\u0301');
  const texts = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' }), fc.string());

  test('a folded text folds to itself, in any case and form', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  test('a folded text has no apostrophe, no hyphen and single spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(text)).not.toMatch(/['’‘ʼ`´‐-―−-]|\s\s|^\s|\s$/);
      }),
    );
  });

  test('a name is found by each of its words, and by the folded form of each', () => {
    fc.assert(
      fc.property(texts, (name) => {
        for (const word of searchWords(name)) expect(foldedName(name)).toContain(` ${word}`);
      }),
    );
  });
});
