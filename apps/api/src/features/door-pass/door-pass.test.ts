import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { readPassCode } from '@detroit-well/config/pass-code';
import { hashOfPassCode, newPassCode } from './pass-code.ts';
import { passHashOf } from './pass-hashes.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

const read = async (token: string) => (await server.call('GET', '/pass/', { token })).body;

describe('the pass of a person', () => {
  it('is made once, also by requests at the same moment, and has the name', async () => {
    const { token } = await aMember(server, { firstName: 'Danielle', lastName: 'Whitaker' });
    const all = await Promise.all(Array.from({ length: 4 }, () => read(token)));
    const [first] = all;
    expect(first).toEqual({ code: expect.stringMatching(/^[A-Z2-7]{26}$/), name: 'Danielle Whitaker' });
    expect(all).toEqual(all.map(() => first));
  });

  it('is another one after renewing, also before it was ever shown', async () => {
    const { token } = await aMember(server);
    const renew = async () => (await server.call('POST', '/pass/renew/', { token })).body;
    const made = await renew();
    expect(await read(token)).toEqual(made);
    const renewed = await renew();
    expect(renewed['code']).not.toBe(made['code']);
    expect(await read(token)).toEqual(renewed);
  });

  it('is stored by nobody between the server and the browser', async () => {
    const { token } = await aMember(server);
    const { headers } = await server.call('GET', '/pass/', { token });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('has a hash that a device compares with; nobody has one before the pass was opened', async () => {
    const [with_, without] = [await aMember(server), await aMember(server)];
    const { code } = await read(with_.token);
    const hashes = await passHashOf(server.database.db, [with_.id, without.id]);
    expect([...hashes]).toEqual([[with_.id, hashOfPassCode(String(code))]]);
    expect(hashes.get(with_.id)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a code', () => {
  it('has 128 random bits in 26 symbols of base 32', () => {
    const codes = Array.from({ length: 500 }, newPassCode);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{25}[AEIMQUY4]$/);
  });

  it.each([
    ['k7qm f2d5 tr4x', 'K7QMF2D5TR4X'],
    ['K7QM-F2D5-TR4X\n', 'K7QMF2D5TR4X'],
    ['K7Q0 18', 'K7QOIB'],
  ])('is read from %j, however it was typed', (typed, code) => {
    expect(readPassCode(typed)).toBe(code);
  });
});
