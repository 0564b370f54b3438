import type { TestServer } from './server.ts';

const origin = 'http://localhost:4000';

/** Sends the form of /dev/clock as a program does, with the fields of a move. */
export async function moveClockOf(
  { app }: Pick<TestServer, 'app'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const reply = await app.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: {
      origin,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body };
}
