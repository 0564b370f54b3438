import { expect, it } from 'vitest';
import { fileSize } from '../src/format/file-size.ts';

it.each([
  [640, '640 B'],
  [12_400, '12 KB'],
  [3_400_000, '3.4 MB'],
])('fileSize formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
