import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const neededBytes = 4e9;

/**
 * The folder of temporary files: in memory where Linux has room for them (ADR-146). A database is 900 files, which a disk takes
 * several times as long to create and to remove.
 */
export function memoryFolder(): string {
  // `npm run proof` waits for the disk.
  if (process.env['PROOF'] === 'long') return tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < neededBytes ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}
