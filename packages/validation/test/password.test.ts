import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountPasswordChecklist,
  changePasswordScreenForm,
  messages,
  passwordStrength,
  registerForm,
  signInForm,
} from '../src/index.ts';
import { valid } from './valid.ts';

describe('the strength meter', () => {
  test.each([
    ['', 0, 'Very Weak'],
    ['a', 1, 'Very Weak'],
    ['aB', 2, 'Weak'],
    ['aB1', 3, 'Fair'],
    ['aB1!', 4, 'Good'],
    ['aB1!aB1!', 5, 'Strong'],
    ['aaaaaaaa', 2, 'Weak'],
    ['        ', 1, 'Very Weak'],
  ])('%j scores %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  test('shows the checklist of the specification', () => {
    expect(passwordStrength('abc').checklist).toEqual([
      { label: '8+ characters', met: false },
      { label: 'Uppercase letter', met: false },
      { label: 'Lowercase letter', met: true },
      { label: 'Number', met: false },
      { label: 'Special character', met: false },
    ]);
  });

  test('the score is the number of rows met, and typing more never lowers it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        const { score, checklist } = passwordStrength(password);
        expect(score).toBe(checklist.filter(({ met }) => met).length);
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

test('register shows at least 8 characters, one uppercase, one symbol', () => {
  expect(accountPasswordChecklist('Abcdefg!')).toEqual([
    { label: 'At least 8 characters', met: true },
    { label: 'One uppercase letter', met: true },
    { label: 'One symbol', met: true },
  ]);
  expect(accountPasswordChecklist('').every(({ met }) => !met)).toBe(true);
});

test('the form accepts exactly the passwords that meet the checklist', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 128 }), (password) => {
      const { success } = registerForm.safeParse({ ...valid.register, password, confirm_password: password });
      expect(success).toBe(accountPasswordChecklist(password).every(({ met }) => met));
    }),
  );
});

test('Change Password accepts only a password that meets all five rows', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 128 }), (password) => {
      const input = { old_password: 'x', new_password: password, confirm_password: password };
      const { success } = changePasswordScreenForm.safeParse(input);
      expect(success).toBe(passwordStrength(password).score === 5 && password !== 'x');
    }),
  );
});

test.each([
  ['STANDARD!2026', messages.newPasswordLowercase],
  ['standard!2026', messages.newPasswordUppercase],
  ['Standard!!!!!', messages.newPasswordNumber],
  ['Standard12026', messages.newPasswordSpecial],
])('the error for %s names the missing kind of character', (password, text) => {
  const input = { old_password: 'x', new_password: password, confirm_password: password };
  expect(changePasswordScreenForm.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([
    text,
  ]);
});

test('a password is never trimmed', () => {
  const password = '  Standard!2026  ';
  expect(registerForm.parse({ ...valid.register, password, confirm_password: password }).password).toBe(
    password,
  );
});

test('a password over its length limit is rejected before it is hashed', () => {
  const password = `Aa!${'a'.repeat(126)}`;
  const { error } = registerForm.safeParse({ ...valid.register, password, confirm_password: password });
  expect(error?.issues[0]?.message).toBe('Please use no more than 128 characters');
});

describe('a password that is accepted also signs in', () => {
  // Short as typed: its canonical form has more characters.
  test.each(['ﷺA!b', '㍿㍿A!1'])('%s', (password) => {
    const { success } = registerForm.safeParse({ ...valid.register, password, confirm_password: password });
    const signsIn = signInForm.safeParse({ email: 'eva@example.test', password }).success;
    expect([success, signsIn]).toEqual([true, true]);
  });
});
