import { anyText } from '@detroit-well/reference-texts/any-text';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalPassword,
  cleanAccountEmail,
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanText,
} from '../src/clean-text.ts';

describe('a clean text drops what nobody sees', () => {
  test.each([
    ['zero width space', '\u200Beva', 'eva'],
    ['soft hyphen', 'e\u00ADva', 'eva'],
    ['word joiner', 'eva\u2060', 'eva'],
    ['byte order mark', '\uFEFFeva', 'eva'],
    ['bell', 'a\u0007b', 'ab'],
    ['NUL', 'a\0b', 'ab'],
    ['direction override', 'x\u202Etxt.exe\u202C', 'xtxt.exe'],
    ['isolates and marks', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
    ['half of a pair', 'half \uD83D', 'half'],
    ['noncharacter', 'a\uFFFEb\uFFFF', 'ab'],
    ['placeholder of an object', 'a\uFFFCb', 'ab'],
    ['tags that spell a hidden text', 'a\u{E0068}\u{E0069}', 'a'],
    ['joiner between Latin letters', 'eva\u200D\u200Cjones', 'evajones'],
    ['variation selector after a letter', 'a\uFE0F', 'a'],
    ['only a Hangul filler', '\u3164', ''],
    ['only a blank Braille cell', '\u2800', ''],
    ['a blank Braille cell at an end', 'eva\u2800', 'eva'],
    ['format controls of hieroglyphs', 'e\u{13430}va\u{1343F}', 'eva'],
    ['fillers of Khitan and music', 'e\u{16FE4}va\u{1D159}', 'eva'],
    ['Mongolian vowel separator', 'e\u180Eva', 'eva'],
    ['language tag', '\u{E0001}eva', 'eva'],
    ['grapheme joiner', 'ev\u034Fa', 'eva'],
    ['only a mark', '\u0301', ''],
  ])('%s', (_name, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('a clean text keeps what changes the picture', () => {
  test.each([
    ['Persian', 'می‌روم'],
    ['Persian behind a vowel mark', 'مِ\u200Cبب'],
    ['Devanagari, half form', 'क्\u200Dष'],
    ['Devanagari, explicit virama', 'क्\u200Cष'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam', 'അവന്\u200D'],
    ['Bengali ya-phalaa', 'র\u200D্যাব'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a skin tone', '👩🏽‍⚕️'],
    ['a red heart', '❤️'],
    ['a keycap', '1️⃣'],
    ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a variant of a Han character', '葛\u{E0100}城'],
    ['an Arabic number sign', '\u0600١'],
    ['lines', 'one\ntwo\n\nthree'],
    ['a no-break space between words', 'Il dit\u00A0: non'],
  ])('%s', (_name, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

test.each([
  ['composes', 'Rene\u0301e', 'Renée'],
  ['has one kind of line break', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['keeps one joiner of several', 'می\u200C\u200Cروم', 'می‌روم'],
  ['limits the marks on a character', `a${'\u0323'.repeat(200)}`, `ạ${'\u0323'.repeat(29)}`],
])('a clean text %s', (_name, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('a line has no line breaks, and one kind of space', () => {
  expect(cleanLine('Ana\u00A0Maria\u3000de\nSouza\t')).toBe('Ana Maria de Souza');
});

describe('an email address has one spelling', () => {
  test.each([
    ['eva@münchen.de', 'eva@xn--mnchen-3ya.de'],
    ['eva@XN--MNCHEN-3YA.de', 'eva@xn--mnchen-3ya.de'],
    ['eva@mu\u0308nchen.de', 'eva@xn--mnchen-3ya.de'],
    ['Eva＠ｅｘａｍｐｌｅ．ｔｅｓｔ', 'eva@example.test'],
    ['eva@example。test', 'eva@example.test'],
    ['eva@a\u2011b.test', 'eva@a-b.test'],
    ['\u00A0eva@example.test\u3000', 'eva@example.test'],
    ['eva@faß.de', 'eva@xn--fa-hia.de'],
    ['जो@उदाहरण.भारत', 'जो@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['\u2800eva@example.test\u2800', 'eva@example.test'],
    ['e\u{13430}va@example.test', 'eva@example.test'],
    ['☺\uFE0F@example.test', '☺@example.test'],
    ['مي\u200Cروم@example.test', 'ميروم@example.test'],
    ['\u0600eva@example.test', 'eva@example.test'],
    ['eva\u200C\u200D@example.test', 'eva@example.test'],
    ['eva\u{E0061}@example.test', 'eva@example.test'],
  ])('%s', (typed, stored) => {
    expect(cleanAccountEmail(typed)).toBe(stored);
  });

  test.each(['eva@a b.test', 'eva@a/b.test', 'eva@a%2eb.test', 'eva@a:1', 'eva@[::1]', 'eva', ''])(
    'and %j, which has no domain, stays',
    (typed) => {
      expect(cleanEmail(typed)).toBe(typed);
    },
  );
});

test.each([
  ['\u202A+1\u00A0(313)\u2011555–0142\u202C', '+1 (313)-555-0142'],
  ['＋１（３１３）５５５ー０１４２', '+1(313)555-0142'],
  ['٣١٣٥٥٥٠١٤٢', '3135550142'],
  ['३१३−५५५\u00AD०१४२', '313-5550142'],
  ['\u{1D7CE}\u{1D7D8}\u{1D7E3}', '001'],
  ['\uFE62\u2060\u0031 \uFE59313\uFE5A 555\uFE630142', '+1 (313) 555-0142'],
  ['③①③\u02D7555\u202F0142', '313-555 0142'],
  ['313\u2800555\u28000142', '313 555 0142'],
])('a code has plain spaces, dashes and digits: %s', (typed, clean) => {
  expect(cleanCode(typed)).toBe(clean);
});

describe('any Unicode string', () => {
  const cleaners = { cleanText, cleanLine, cleanCode, cleanEmail, cleanAccountEmail, canonicalPassword };

  test.each(Object.entries(cleaners))(
    'is canonical after %s, so that a second time changes nothing',
    (_, clean) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const once = clean(text);
          expect(once).toBe(once.normalize('NFC'));
          expect(clean(once)).toBe(once);
        }),
      );
    },
  );

  test('is the same text composed and decomposed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text.normalize('NFD'))).toBe(cleanText(text));
      }),
    );
  });

  test('is empty or visible, without controls, directions and halves of pairs', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean === '' || /[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u.test(clean)).toBe(true);
        expect(clean).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}]/u);
        expect(cleanLine(text)).not.toContain('\n');
      }),
    );
  });
});
