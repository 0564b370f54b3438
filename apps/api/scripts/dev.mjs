/** The server from source, started again at every change. Run by `npm run dev`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../src/app/server.ts', import.meta.url));
const child = spawn(process.execPath, ['--conditions=detroit-source', '--watch', entry], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
