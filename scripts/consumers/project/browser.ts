// Runs the program as a bundler builds it for browsers. The test executes the bundle in Node, which has `fetch`, too.
import { entries } from './every-browser-entry.js';
import { expect, program } from './program.js';

for (const [name, exported] of Object.entries(entries))
  expect(Object.keys(exported).length > 0, `${name} has exports`);
program((globalThis as { studioUrl?: string }).studioUrl ?? '').then(
  () => console.log('ok'),
  (error: unknown) => console.error(error),
);
