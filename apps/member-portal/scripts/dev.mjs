// Starts the development server on the sources of all packages; the condition has to stand before the program.
import { spawn } from 'node:child_process';

const server = spawn(process.execPath, ['--conditions=detroit-source', 'src/dev.ts'], {
  cwd: new URL('..', import.meta.url).pathname,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal));
server.once('close', (code) => process.exit(code ?? 0));
