import { isRecord, naming, recordIn, type RawRecord } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { ownPassesRecord, passResultRecord } from '../generated/passes.ts';
import type { OwnPasses, PassResult } from '../generated/passes.ts';

/** A server before `credits_left` sends `left` only. */
const withCredits = (given: RawRecord): RawRecord => ({ credits_left: given['left'], ...given });

export function readOwnPasses(raw: unknown): OwnPasses {
  const given = withCredits(naming(recordIn(raw, []), ['credits_left', 'left']));
  const { passes } = given;
  if (!Array.isArray(passes)) return ownPassesRecord(given);
  const named = passes.map((pass: unknown) => (isRecord(pass) ? withCredits(pass) : pass));
  return ownPassesRecord({ ...given, passes: named });
}

/** Without an id nobody knows which pass was paid. */
export function readPassResult(raw: unknown): PassResult {
  const read = passResultRecord(recordIn(raw, []));
  if (read.pass_id === '') throw new Unreadable('The pass could not be read.');
  return read;
}
