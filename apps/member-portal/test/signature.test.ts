// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { signaturePicture } from '../src/routes/waiver/signature-drawing.ts';

it.each([
  ['nothing at all', ''],
  ['a name of spaces', '   '],
])('%s is no signature', (_what, typed) => {
  expect(signaturePicture([], typed)).toBeNull();
});
