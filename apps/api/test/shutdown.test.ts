import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { testServer } from './server.ts';

it('responds to a request whose headers arrive in full only after the shutdown began', async () => {
  const server = await testServer();
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => void (response += chunk.toString()));
  const accepted = once(server.app.server, 'connection');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  const [connection] = await accepted;
  await once(connection, 'data').catch(() => {});
  const closed = server.close();
  socket.write('\r\n');
  await once(socket, 'close');
  await closed;
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toMatch(/^connection: close\r$/im);
});
