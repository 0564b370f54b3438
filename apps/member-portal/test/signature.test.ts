// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { signaturePicture } from '../src/routes/waiver/signature-drawing.ts';

it.each([
  ['nothing at all', ''],
  ['a name of spaces', '   '],
])('signaturePicture returns null for %s', (_what, typed) => {
  expect(signaturePicture(null, typed)).toBeNull();
});
