import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface ChildServer {
  url: string;
  /** The id of the process. */
  pid: number;
  /** Kills the process as a power cut would: nothing is flushed or sent. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The server of a build in a process of its own, with the demo data, on an embedded database in a folder. `more` adds to its
 * environment, for example another database.
 */
export async function startBuild(
  build: string,
  folder: string,
  more: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(build, 'server.js')], {
    env: {
      ...process.env,
      API_PORT: String(port),
      DATA_DIR: folder,
      DEPLOYMENT: 'demo',
      RATE_LIMITS: 'load-test',
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    url: `http://127.0.0.1:${port}/api/v2`,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function listening(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const collect = (part: unknown) => {
      output += String(part);
      if (output.includes('listening on')) resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${output}`)));
  });
}
