import { naming, recordIn } from '../definition/lenient.ts';
import { doorPassRecord } from '../generated/door-pass.ts';
import type { DoorPass } from '../generated/door-pass.ts';

export const readDoorPass = (raw: unknown): DoorPass => doorPassRecord(naming(recordIn(raw, []), ['code']));
