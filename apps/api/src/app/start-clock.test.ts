import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../test/database.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../platform/database/schema/people.ts';
import { useInProduction, WrongDatabase } from './seed/live-database.ts';
import { ClockRefused, startClock } from './start-clock.ts';

let database: Database;
beforeEach(async () => {
  database = await memoryDatabase();
});
afterEach(() => database?.close());

const real = new Date('2026-12-01T12:00:00Z');
const clockAt = new Date('2027-03-02T10:00:00-05:00');
const start = (clock?: Date, at = real) =>
  startClock(database, { deployment: 'demo', clock }, console, { now: () => at });
const addPerson = () => database.db.insert(users).values({ email: 'ada@demo.test', passwordHash: 'x' });

describe('CLOCK', () => {
  it.each([clockAt, new Date('2020-02-29T23:59:59Z')])(
    'sets the time of an empty database to %s',
    async (at) => {
      expect((await start(at))?.now()).toEqual(at);
    },
  );

  it('that is the same keeps the time of a database with people, also after moves', async () => {
    const first = await start(clockAt);
    await addPerson();
    await first?.advance(86_400_000);
    const later = new Date(real.getTime() + 60_000);
    for (const clock of [clockAt, undefined])
      expect((await start(clock, later))?.now()).toEqual(new Date(clockAt.getTime() + 86_400_000 + 60_000));
  });

  it('that is another one sets the time again while the database is empty', async () => {
    await start(new Date('2028-01-01T00:00:00Z'));
    expect((await start(clockAt))?.now()).toEqual(clockAt);
  });

  it('before what the database holds is refused, with its time', async () => {
    await addPerson();
    const refusal = start(new Date('2026-11-30T12:00:00Z'));
    await expect(refusal).rejects.toThrow(ClockRefused);
    await expect(refusal).rejects.toThrow(
      'CLOCK sets the time of an empty database only. This one holds later times. Its time is 2026-12-01T07:00:00-05:00.',
    );
  });

  it('after what the database holds is refused, too', async () => {
    await addPerson();
    await expect(start(clockAt)).rejects.toThrow(
      /^CLOCK sets the time of an empty database only\. Its time is/,
    );
  });
});

describe('production', () => {
  it('has no clock of its own, whatever the database holds', async () => {
    await (await start())?.advance(1_000);
    expect(
      await startClock(database, { deployment: 'production', clock: undefined }, console),
    ).toBeUndefined();
  });

  it('refuses a database whose clock was set or moved', async () => {
    await useInProduction(database, real);
    await (await start())?.advance(1_000);
    await expect(useInProduction(database, real)).rejects.toThrow(WrongDatabase);
    await expect(useInProduction(database, real)).rejects.toThrow(
      'The clock of the database was set or moved',
    );
  });
});
