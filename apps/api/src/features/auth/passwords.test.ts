import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

it.each([
  ['ASCII', 'Standard!2026', 1],
  ['composed', 'Caf\u00E9!2026', 1],
  ['decomposed', 'Cafe\u0301!2026', 2],
])('compares a wrong %s password as often for an unknown address', async (_name, password, times) => {
  for (const stored of [await hash('another'), undefined]) {
    const counted = vi.fn(verify);
    expect(await createPasswords(4, { compare: counted }).matches(stored, password)).toBe(false);
    expect(counted).toHaveBeenCalledTimes(times);
  }
});

it('hashes the NFKC form', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Cafe\u0301 \uFB01\uFF11');
  expect(await verify(stored, 'Caf\u00E9 fi1')).toBe(true);
  expect(await passwords.matches(stored, 'Caf\u00E8 fi1')).toBe(false);
});

it('hashes with argon2id in 19 MiB, unless a test asks for less', async () => {
  expect(await createPasswords().hash('Standard!2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
