import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd!',
    'PASSWORD2026!',
    '12345678',
    'Qwerty!2026',
    '!Dragon99',
    'Sunshine!1',
    'L3tme1n!!',
    'iloveyou1',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Standard!2026',
    'Roll//Bounce7',
    'three odd words 4',
    'Another!2026',
    'xK9#mPq2vL',
    '漢字かな交じり文!A',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
