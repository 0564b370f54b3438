// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signaturePicture } from '../src/waiver/signature-drawing.ts';

const fillText = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillText,
    fillRect: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
});
afterEach(() => {
  vi.restoreAllMocks();
  fillText.mockClear();
});

it.each([
  ['an empty name', ''],
  ['a name that contains only spaces', '   '],
  ['a name that nobody sees', '\u200B\u2060'],
  ['a name of blank cells', '\u2800\u3164'],
])('signaturePicture returns null for %s', (_what, typed) => {
  expect(signaturePicture(null, typed)).toBeNull();
});

it('signaturePicture draws a typed name without what turns its direction', () => {
  expect(signaturePicture(null, ' \u202EadA\u202C ')).not.toBeNull();
  expect(fillText.mock.calls[0]?.[0]).toBe('adA');
});
