import { OperatorError } from '@detroit-well/config/env';
import type { ApiSettings } from '@detroit-well/config/env';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock, type Clock } from '../platform/clock/clock.ts';
import { openStudioClock, storedClock, type StudioClock } from '../platform/studio-clock/studio-clock.ts';
import { forgetSessionLists } from '../platform/list-cache/list-cache.ts';
import type { Database } from '../platform/database/database.ts';
import { studioClocks } from '../platform/database/schema/clock.ts';
import { lockSeeding } from './seed/live-database.ts';
import { hasPeople } from './seed/seed.ts';

/** CLOCK does not fit the database. */
export class ClockRefused extends OperatorError {}

/**
 * Opens the clock of a studio that is not in production, before anything is stored. CLOCK sets the time of an empty database; a
 * database that began with the same CLOCK keeps its time. Throws ClockRefused for any other one. Undefined in production.
 */
export async function startClock(
  database: Database,
  settings: Pick<ApiSettings, 'deployment' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  machine: Clock = systemClock,
): Promise<StudioClock | undefined> {
  if (settings.deployment === 'production') return undefined;
  if (settings.clock !== undefined) await setClock(database, settings.clock, machine.now());
  return openStudioClock(database, machine, { log, onMove: forgetSessionLists });
}

/** The clock of a command, which does not follow the moves of a running server. */
export async function clockOf(
  database: Database,
  settings: Pick<ApiSettings, 'deployment' | 'clock'>,
): Promise<Clock> {
  if (settings.deployment === 'production') return systemClock;
  if (settings.clock !== undefined) await setClock(database, settings.clock, systemClock.now());
  const { setMs, movedMs } = await storedClock(database);
  return { now: () => new Date(systemClock.now().getTime() + setMs + movedMs) };
}

async function setClock(database: Database, setTo: Date, now: Date): Promise<void> {
  await database.withTx(async (tx) => {
    // Several processes may start at once on an empty database.
    await lockSeeding(tx);
    const stored = await storedClock({ db: tx });
    if (stored.setTo?.getTime() === setTo.getTime()) return;
    if (await hasPeople(tx))
      throw new ClockRefused(refusal(new Date(now.getTime() + stored.setMs + stored.movedMs), setTo));
    await tx.update(studioClocks).set({ setTo, setMs: setTo.getTime() - now.getTime(), movedMs: 0 });
  });
}

const refusal = (now: Date, setTo: Date) =>
  `CLOCK sets the time of an empty database only. ${
    setTo < now ? 'This one holds later times. ' : ''
  }Its time is ${toStudioIso(now)}. Remove CLOCK to keep that time, or run npm run reset to empty the database.`;
