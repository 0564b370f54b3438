import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { coaches, series, sessions, studioPictures } from '../../src/platform/database/schema/training.ts';
import { aSession } from '../booking.ts';
import type { Prepare } from './prepare.ts';
import { aSeries } from './series-cases.ts';

type Fixture = Parameters<Prepare>[0];

const aCoach = async ({ database }: Fixture): Promise<string> => {
  const id = randomUUID();
  await database.db.insert(coaches).values({ id, slug: id, name: 'Dre Fulton' });
  return id;
};

/** The records that have a picture, by their noun. */
const holders = {
  officeSessions: { table: sessions, make: ({ database }: Fixture) => aSession(database) },
  officeCoaches: { table: coaches, make: aCoach },
  officeSeries: { table: series, make: (server: Fixture) => aSeries(server) },
} as const;

/** A record with a picture, whose files are not there. */
const pictured =
  ({ table, make }: (typeof holders)[keyof typeof holders]): Prepare =>
  async (server) => {
    const { db } = server.database;
    const [id, picture] = [await make(server), `session-${randomUUID().replaceAll('-', '')}`];
    await db.insert(studioPictures).values({ name: picture });
    await db.update(table).set({ picture, pictureAlt: 'Skaters' }).where(eq(table.id, id));
    return { params: { id } };
  };

/** A valid request for every call of pictures. */
export const pictureCases: Readonly<Record<string, Prepare>> = Object.fromEntries(
  Object.entries(holders).flatMap(([noun, holder]): [string, Prepare][] => [
    [
      `${noun}.setPicture`,
      async (server) => ({ ...(await pictured(holder)(server)), body: { alt: 'Skaters in a row' } }),
    ],
    [`${noun}.removePicture`, pictured(holder)],
  ]),
);
