import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  billingAddressForm,
  caps,
  imageFileField,
  isDateOfBirth,
  isEmail,
  isPhone,
  postalCodeLabel,
  postalCodeProblem,
  profileForm,
  waiverAcceptance,
} from '../src/index.ts';
import { optionalPhoneField, phoneField } from '../src/fields/phone.ts';
import { valid } from './valid.ts';

describe('email', () => {
  test.each([
    'member@demo.test',
    'first.last+tag@sub.example.co.uk',
    "o'hara@example.org",
    'x@y.io',
    'jö@münchen.de',
    'a@xn--mnchen-3ya.de',
    `${'a'.repeat(64)}@example.org`,
  ])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'plain',
    '@example.org',
    'jo@',
    'jo@home',
    'jo@@example.org',
    'jo@example..org',
    'jo@.example.org',
    'jo@example.org.',
    'jo@-example.org',
    '.jo@example.org',
    'j..o@example.org',
    'jo @example.org',
    'jo@exa mple.org',
    'jo@example.1',
    'jo@example.org\nBcc: all@example.org',
    '"jo"@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('%j is not valid', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('phone: optional plus, digits, spaces, hyphens, parentheses, at least 10 characters', () => {
  test.each([
    '3135550142',
    '313-555-0142',
    '(313) 555-0142',
    '+1 (313) 555-0142',
    '+442071838750',
    '12345 6789',
  ])('%s is valid', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each([
    '313555014',
    '313.555.0142',
    '+1 313 555 0142 x5',
    '1+3135550142',
    '----------',
    '',
    '1'.repeat(33),
  ])('%j is not valid', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test.each([
    ['313.555.0142', '313-555-0142'],
    ['tel:+13135550142', '+13135550142'],
    ['TEL: (313) 555.0142', '(313) 555-0142'],
    ['+1 313/555.0142', '+1 313-555-0142'],
    ['３１３．５５５．０１４２', '313-555-0142'],
  ])('%s is stored as %s', (typed, stored) => {
    for (const field of [phoneField, optionalPhoneField]) expect(field.parse(typed)).toBe(stored);
    expect(phoneField.parse(stored)).toBe(stored);
  });

  test('rejects every text with other characters', () => {
    const others = fc.string({ minLength: 10, maxLength: 30 }).filter((text) => /[^\d ()+-]/.test(text));
    fc.assert(
      fc.property(others, (text) => {
        expect(isPhone(text)).toBe(false);
      }),
    );
  });

  test('accepts every grouping of digits', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
    fc.assert(
      fc.property(fc.constantFrom('', '+'), digits(3), digits(7), (plus, area, rest) => {
        expect(isPhone(`${plus}(${area}) ${rest}`)).toBe(true);
      }),
    );
  });
});

describe('validation runs in linear time', () => {
  const hostile = [
    'a'.repeat(1e6),
    `a@${'a.'.repeat(5e5)}`,
    '@'.repeat(1e6),
    `a@${'-'.repeat(1e6)}`,
    ' '.repeat(1e6),
  ];

  test.each(hostile.map((text) => [text.slice(0, 4), text] as const))(
    'for %j followed by a million characters',
    (_start, text) => {
      // CPU time of this process, so that other programs do not affect the result.
      const before = process.cpuUsage();
      isEmail(text);
      isPhone(`+${text}`);
      profileForm.safeParse({ ...valid.profile, first_name: text, phone: text, date_of_birth: text });
      billingAddressForm.safeParse({ ...valid.billing, postal_code: text });
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
    },
  );

  test('texts over their limit are rejected with our message', () => {
    const long = profileForm.safeParse({ ...valid.profile, first_name: 'a'.repeat(caps.name + 1) });
    expect(long.error?.issues.map(({ message }) => message)).toEqual([
      'Please use no more than 100 characters',
    ]);
  });
});

describe('postal codes', () => {
  test.each([
    ['US', 'ZIP Code'],
    ['CA', 'Postal Code'],
    ['GB', 'Postcode'],
    ['DE', 'Postal Code'],
    ['toString', 'Postal Code'],
  ])('the label for %s is %s', (country, label) => {
    expect(postalCodeLabel(country)).toBe(label);
  });

  test.each([
    ['US', '48226', true],
    ['US', '48226-1234', true],
    ['US', '4822', false],
    ['US', '48226-', false],
    ['US', '482261234', false],
    ['US', '48226 1234', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'k1a 0b1', true],
    ['CA', 'K1A0B1', true],
    ['CA', 'k1a-0b1', true],
    ['CA', 'K1A  0B1', true],
    ['CA', 'K1A_0B1', false],
    ['CA', 'K1A 0B12', false],
    ['CA', '48226', false],
    ['GB', 'SW1A 1AA', true],
    ['MX', 'anything', true],
  ])('%s %s: %s', (country, code, accepted) => {
    expect(postalCodeProblem(country, code) === undefined).toBe(accepted);
  });

  test('five digits, alone or with four more, are the only US codes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,11}$/), (code) => {
        const digits = code.split('-').map((part) => (/^\d*$/.test(part) ? part.length : -1));
        const right = digits.join() === '5' || digits.join() === '5,4';
        expect(postalCodeProblem('US', code) === undefined).toBe(right);
      }),
    );
  });

  test.each([
    ['US', 'ZIP Code is required'],
    ['CA', 'Postal Code is required'],
    ['GB', 'Postcode is required'],
  ])('a missing postal code in %s gives %s', (country, text) => {
    const input = { ...valid.billing, country, state: country === 'CA' ? 'ON' : 'MI', postal_code: ' ' };
    expect(billingAddressForm.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([text]);
  });
});

describe('state', () => {
  test.each([
    ['US', 'MI', true],
    ['US', 'Michigan', true],
    ['US', 'mi', true],
    ['US', 'ON', false],
    ['US', '', false],
    ['CA', 'ON', true],
    ['MX', '', true],
    ['MX', 'Jalisco', true],
  ])('%s with %j: %s', (country, state, accepted) => {
    const postal_code = country === 'CA' ? 'K1A 0B1' : '48226';
    expect(billingAddressForm.safeParse({ ...valid.billing, country, state, postal_code }).success).toBe(
      accepted,
    );
  });
});

describe('date of birth: 13 to 120 years old', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2013-11-20', true],
    ['2013-11-21', false],
    ['1906-11-20', true],
    ['1905-11-21', true],
    ['1905-11-20', false],
    ['2027-01-01', false],
    ['1990-02-30', false],
    ['1990-2-3', false],
    ['17/05/1990', false],
  ])('%s on 2026-11-20: %s', (text, accepted) => {
    expect(isDateOfBirth(text, '2026-11-20')).toBe(accepted);
  });

  test("the current day is the studio's, not that of another time zone", () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T04:59:59Z') });
    expect(isDateOfBirth('2013-11-20')).toBe(false);
    vi.setSystemTime(new Date('2026-11-20T05:00:00Z'));
    expect(isDateOfBirth('2013-11-20')).toBe(true);
  });

  test.each([
    ['1990-02-', 'Date of birth must include a day'],
    ['1990--14', 'Date of birth must include a month'],
    ['-02-14', 'Date of birth must include a year'],
    ['--14', 'Date of birth must include a month'],
    ['90-02-14', 'Please enter a valid date of birth'],
    ['1990-02-30', 'Please enter a valid date of birth'],
  ])('%s: %s', (text, message) => {
    const { error } = profileForm.safeParse({ ...valid.profile, date_of_birth: text });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('is optional in a profile', () => {
    expect(profileForm.safeParse({ ...valid.profile, date_of_birth: '' }).success).toBe(true);
    expect(profileForm.safeParse({ ...valid.profile, date_of_birth: undefined }).success).toBe(true);
  });
});

describe('image: JPEG, PNG or WebP of at most 5 MB', () => {
  test.each([
    ['image/jpeg', 5_242_880, true],
    ['image/png', 1, true],
    ['image/webp', 1, true],
    ['image/gif', 1, false],
    ['image/svg+xml', 1, false],
    ['', 1, false],
    ['image/png', 5_242_881, false],
  ])('%s of %i bytes: %s', (type, size, accepted) => {
    expect(imageFileField.safeParse({ type, size }).success).toBe(accepted);
  });

  test('a File object is valid input', () => {
    expect(imageFileField.safeParse(new File(['x'], 'me.png', { type: 'image/png' })).success).toBe(true);
    expect(imageFileField.safeParse(new File(['x'], 'me.gif', { type: 'image/gif' })).success).toBe(false);
  });
});

describe('a drawn signature', () => {
  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/jpeg;base64,/9j/4AAQ', true],
    ['data:image/webp;base64,UklGRg==', false],
    ['data:image/svg+xml;base64,PHN2Zz4=', false],
    ['data:image/png;base64,', false],
    ['data:image/png;base64,<script>', false],
    ['https://example.org/signature.png', false],
  ])('%s is valid: %s', (signature, accepted) => {
    expect(waiverAcceptance.safeParse({ ...valid.waiver, signature }).success).toBe(accepted);
  });
});
