/**
 * `npm run rehearse`: a production studio on this machine until Ctrl-C. With `-- --test`, runs the journeys in one instead; more
 * arguments are those of `playwright test`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../browser.ts';
import { startRehearsal } from './start-rehearsal.ts';

const [first, ...others] = process.argv.slice(2);
if (first === '--test') {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const args = ['exec', 'playwright', 'test', '--config', 'playwright.rehearsal.config.ts', ...others];
  process.exit(spawnSync('pnpm', args, { cwd, stdio: 'inherit' }).status ?? 1);
}

// Registered before the start, so that Ctrl-C during startup leaves no process running.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping.signal.aborted) console.log('\nStopping...');
    stopping.abort();
  });
}

console.log('Starting PostgreSQL, two API processes, the public site, the portal and nginx...');
try {
  const { addresses, owner, browserArguments, caFile, proxyFolder, stop } = await startRehearsal({
    say: (line) => console.log(line),
    signal: stopping.signal,
  });
  const browser = chromiumPath ?? 'chromium';
  const quoted = browserArguments.map((argument) => `'${argument}'`).join(' ');
  console.log(
    [
      '',
      `  Public site     ${addresses.site}`,
      `  Member portal   ${addresses.portal}`,
      `  API             ${addresses.api}`,
      `  Owner           ${owner.email}, password ${owner.password}`,
      `  nginx           ${proxyFolder}`,
      `  Authority       ${caFile}`,
      '',
      '  The names exist in this browser only:',
      `    ${browser} --user-data-dir=${proxyFolder}/browser ${quoted} ${addresses.site}`,
      '',
      'Ctrl-C stops everything and removes its data.',
      '',
    ].join('\n'),
  );
  // Keeps the process alive: the fakes' servers do, but a signal must end the wait.
  if (!stopping.signal.aborted)
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
  await stop();
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
