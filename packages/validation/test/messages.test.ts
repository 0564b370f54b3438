import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages, tooLongText } from '../src/index.ts';
import { fieldTexts } from './field-texts.ts';

const src = new URL('../src/', import.meta.url);

const sources = globSync('**/*.ts', { cwd: src }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(new URL(file, src), 'utf8'),
}));

/** The file of each string literal that equals the text. */
function filesWithLiteral(text: string): string[] {
  return sources.flatMap(({ file, text: code }) =>
    ["'", '"', '`'].flatMap((quote) =>
      Array.from({ length: code.split(quote + text + quote).length - 1 }, () => file),
    ),
  );
}

const labels = new Set(['ZIP Code', 'Postal Code', 'Postcode']);
const texts = [...new Set(fieldTexts.map(({ text }) => text))].filter((text) => !labels.has(text));

test.each(texts)('"%s" appears in no file but the messages', (text) => {
  expect(Object.values(messages)).toContain(text);
  expect(filesWithLiteral(text).filter((file) => !/^messages[./]/.test(file))).toEqual([]);
});

test('no message is defined twice', () => {
  const all = Object.values(messages);
  expect(new Set(all).size).toBe(all.length);
});

test('a length limit is formatted with separators', () => {
  expect(tooLongText(1_000)).toBe('Please use no more than 1,000 characters');
});
