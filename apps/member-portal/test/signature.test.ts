// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { signaturePicture } from '../src/routes/waiver/signature-drawing.ts';

it.each([
  ['an empty name', ''],
  ['a name that contains only spaces', '   '],
])('signaturePicture returns null for %s', (_what, typed) => {
  expect(signaturePicture(null, typed)).toBeNull();
});
