/** `npm run reset` removes the data folder, so that the next start creates the demo data again. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stackSettings } from './stack/settings.mjs';

const { dataDir } = stackSettings(process.env);

/** The running process that holds the embedded database, if any (apps/api/src/platform/database/lock-file.ts writes this file). */
function holder() {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // Without a lock file, no process holds the database. EPERM means that the process belongs to another user.
    return error.code === 'EPERM' ? 'another user' : undefined;
  }
}

const pid = holder();
if (pid !== undefined) {
  console.error(`The data in ${dataDir} is in use by process ${pid}. Stop it first (Ctrl-C where it runs).`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}. The next \`npm start\` makes the demo data anew.`);
