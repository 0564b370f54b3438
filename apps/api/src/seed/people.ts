import type { Db } from '../db/database.ts';

export async function seedPeople(_tx: Db, _passwordHash: string, _now: Date): Promise<void> {}
