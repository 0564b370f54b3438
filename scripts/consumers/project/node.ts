// Runs the program in Node, with the parts that only Node has.
import { rm } from 'node:fs/promises';
import { createClient } from '@detroit-well/api-client';
import { createSession } from '@detroit-well/api-client/session';
import { fileTokenStore } from '@detroit-well/api-client/session-node';
import { createMockStudio, mockPassword } from '@detroit-well/api-client/testing';
import { mswHandlers } from '@detroit-well/api-client/testing-msw';
import { setupServer } from 'msw/node';
import { entries } from './every-entry.js';
import { expect, program } from './program.js';

async function storedSignIn(baseUrl: string): Promise<void> {
  const file = `session-${process.pid}.json`;
  try {
    const { auth } = createClient({ baseUrl });
    const first = createSession({ calls: auth, store: fileTokenStore(file) });
    await first.start(await auth.signIn({ body: { email: 'staff@demo.test', password: mockPassword } }));
    const second = createSession({ calls: auth, store: fileTokenStore(file) });
    expect((await second.accessToken()) !== null, 'another process is signed in');
  } finally {
    await rm(file, { force: true });
  }
}

async function interceptedCalls(): Promise<void> {
  const baseUrl = 'http://studio.test/api/v2';
  const server = setupServer(...mswHandlers(createMockStudio(), baseUrl));
  server.listen();
  await program(baseUrl);
  server.close();
}

async function main(): Promise<void> {
  const baseUrl = process.argv[2] ?? '';
  for (const [name, exported] of Object.entries(entries))
    expect(Object.keys(exported).length > 0, `${name} has exports`);
  await program(baseUrl);
  await storedSignIn(baseUrl);
  await interceptedCalls();
}

main().then(
  () => console.log('ok'),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
