// Three origins for the browser test: an API that rotates refresh tokens strictly, a portal and a public site.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const dist = new URL('../dist/', import.meta.url);
const closing = [];

async function listen(handle) {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise((ready) => server.listen(0, 'localhost', ready));
  closing.push(server);
  return `http://localhost:${server.address().port}`;
}

export function closeAll() {
  for (const server of closing) {
    server.close();
    server.closeAllConnections();
  }
}

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}

async function text(request) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Permanently ends the refresh token family as soon as a refresh token is used twice. */
export async function startApi() {
  const state = { generation: 0, oldest: 0, ended: false, refreshes: 0 };
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, x-request-id',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Max-Age': '600',
  };
  const json = (response, status, body) =>
    send(response, status, 'application/json', JSON.stringify(body), cors);

  async function refresh(request, response) {
    state.refreshes += 1;
    const { refresh: given } = JSON.parse(await text(request));
    await new Promise((wait) => setTimeout(wait, 20 + Math.random() * 80));
    if (state.ended || given !== `refresh-${state.generation}`) {
      state.ended = true;
      return json(response, 401, { code: 'token_invalid', message: 'Used twice' });
    }
    state.generation += 1;
    return json(response, 200, {
      access: `access-${state.generation}`,
      refresh: `refresh-${state.generation}`,
    });
  }

  const url = await listen((request, response) => {
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '', cors);
    if (request.url === '/token/refresh/') return refresh(request, response);
    if (request.url === '/auth/logout/') return send(response, 204, 'text/plain', '', cors);
    const generation = Number(request.headers.authorization?.split('access-')[1] ?? -1);
    const good = !state.ended && generation >= state.oldest;
    return json(response, good ? 200 : 401, good ? { email: 'member@demo.test' } : { message: 'No' });
  });
  const expire = () => {
    state.oldest = state.generation + 1;
  };
  const tokens = () => ({ access: `access-${state.generation}`, refresh: `refresh-${state.generation}` });
  const forgive = () => {
    state.ended = false;
  };
  return { url, state, tokens, expire, forgive };
}

/** Serves the built package and the given pages. */
export async function startPages(pages) {
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const page = pages()[pathname];
    if (page !== undefined) return send(response, 200, 'text/html', `<!doctype html><body>${page}</body>`);
    if (extname(pathname) !== '.js') return send(response, 404, 'text/plain', '');
    return send(response, 200, 'text/javascript', await readFile(new URL(`.${pathname}`, dist)));
  });
}
