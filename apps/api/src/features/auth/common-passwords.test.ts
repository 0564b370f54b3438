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
    'Admin123!',
    '!Testing123',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Standard!2026',
    'Skater!2026',
    'Member//2026a',
    'Roll//Bounce7',
    'three odd words 4',
    'Another!2026',
    'xK9#mPq2vL',
    '漢字かな交じり文!A',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
