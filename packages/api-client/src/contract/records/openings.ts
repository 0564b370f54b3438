// Written by `pnpm run wire-table` from shapes/openings.ts; do not edit.
import type { Opening } from '../types/openings.ts';
import { choice, record } from '../definition/lenient.ts';
import { sessionRecord } from './sessions.ts';

export const openingRecord = (raw: unknown): Opening => record(raw, { status: choice(['waiting', 'told', 'expired', 'ended'], 'ended'), session: sessionRecord });
