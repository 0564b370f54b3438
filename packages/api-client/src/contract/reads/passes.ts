import { naming, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { ownPassesRecord, passResultRecord } from '../records/passes.ts';
import type { OwnPasses, PassResult } from '../types/passes.ts';

export const readOwnPasses = (raw: unknown): OwnPasses =>
  ownPassesRecord(naming(recordIn(raw, []), ['left']));

/** Without an id nobody knows which pass was paid. */
export function readPassResult(raw: unknown): PassResult {
  const read = passResultRecord(recordIn(raw, []));
  if (read.pass_id === '') throw new Unreadable('The pass could not be read.');
  return read;
}
