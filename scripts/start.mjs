/** `npm start` and `npm run dev`: run all apps on this machine until Ctrl-C. */
import { StackError, startStack } from './stack/stack.mjs';

const dev = process.argv.includes('--dev');
const began = Date.now();

const people = [
  ['member@demo.test', 'active membership, waiver and consent given, registrations'],
  ['public@demo.test', 'waiver and consent given, no membership'],
  ['new@demo.test', 'no waiver, incomplete profile'],
  ['coach@demo.test', 'coach with sessions'],
  ['owner@demo.test', 'owner: the office'],
  ['staff@demo.test', 'manager: the office'],
];

// Registered before the start, so that Ctrl-C during startup leaves no process running.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!stopping.signal.aborted) console.log('\nStopping...');
    stopping.abort();
  });
}

console.log('Starting the database, the API, the public site and the member portal...');
try {
  const stack = await startStack({ dev, say: (line) => console.log(line), signal: stopping.signal });
  const { API_URL, PUBLIC_SITE_URL, PORTAL_URL } = stack.environment;
  console.log(
    [
      '',
      `Ready after ${((Date.now() - began) / 1000).toFixed(1)} s.`,
      '',
      `  Public site     ${PUBLIC_SITE_URL}`,
      `  Member portal   ${PORTAL_URL}`,
      `  Office          ${new URL('/office', PORTAL_URL)}`,
      `  API             ${API_URL}`,
      `  Mail outbox     ${new URL('/dev/outbox', API_URL)}`,
      `  Data folder     ${stack.dataDir}`,
      '',
      '  Demo sign-ins, all with the password Standard!2026',
      ...people.map(([mail, who]) => `    ${mail.padEnd(18)} ${who}`),
      '  Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks first.',
      '',
      'Ctrl-C stops everything. The data stays; `npm run reset` makes it new.',
      '',
    ].join('\n'),
  );

  const { name, code } = await stack.anyEnded;
  if (!stopping.signal.aborted)
    console.error(`\n${name} ended by itself (code ${code}); its last words stand above.`);
  await stack.stop();
  process.exit(stopping.signal.aborted ? 0 : 1);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  if (!(error instanceof StackError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
