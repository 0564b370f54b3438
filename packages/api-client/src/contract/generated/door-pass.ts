// Generated from the contract by `pnpm run generate`; do not edit.

import { record, text } from '../definition/lenient.ts';

/** The pass of the caller, which the desk scans. */
export interface DoorPass {
  /** 128 random bits in base 32, without meaning. Who has it can be checked in under this name. */
  code: string;
  /** First and last name, or the email without one. */
  name: string;
}

export const doorPassRecord = (raw: unknown): DoorPass => record(raw, { code: text, name: text });
