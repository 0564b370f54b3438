#!/usr/bin/env node
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { basePath } from '../contract/index.ts';
import { mockPassword } from '../testing/mock/mock-data.ts';
import { createMockStudio } from '../testing/mock/mock-studio.ts';
import { mockServer } from '../testing/mock/serve-mock.ts';

const usage = `Usage: npx @detroit-well/api-client mock [--port 4000]

  mock    Serves a studio in memory at http://127.0.0.1:<port>${basePath}: demo people, sessions and test cards.
          If the port is in use, it takes a free one and says which. A restart resets it.`;

function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string', default: '4000' }, help: { type: 'boolean', short: 'h' } },
  });
  const port = Number(values.port);
  if (values.help) return console.log(usage);
  if (positionals[0] !== 'mock' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const server = mockServer(createMockStudio());
  server.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE') {
      console.error(`Port ${port} is in use, so the mock studio takes another one.`);
      server.listen(0, '127.0.0.1');
      return;
    }
    console.error(`The mock server cannot start: ${message}`);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1');
  server.on('listening', () => {
    const { port: used } = server.address() as AddressInfo;
    console.log(`Mock studio at http://127.0.0.1:${used}${basePath}`);
    console.log(`Sign in as member@demo.test with ${mockPassword}. Stop with Ctrl C.`);
  });
}

try {
  main(process.argv.slice(2));
} catch (error) {
  // `parseArgs` names an option that does not exist.
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
