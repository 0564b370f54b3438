/** `npm run reset`: removes the data folder, so that the next start makes the demo data anew. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stackSettings } from './stack/settings.mjs';

const { dataDir } = stackSettings(process.env);
const lock = join(dataDir, 'lock');

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const pid = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : Number.NaN;
if (Number.isInteger(pid) && alive(pid)) {
  console.error(`The data in ${dataDir} is in use by process ${pid}. Stop it first (Ctrl-C where it runs).`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}. The next \`npm start\` makes the demo data anew.`);
