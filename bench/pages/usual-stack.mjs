/** Builds the dashboard of the usual stack into its own folder and serves it, with the API behind the same origin. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** @param {string} api base URL of the calls, ending in `/api/v2` */
export async function serveUsualDashboard(api) {
  const outDir = await mkdtemp(join(tmpdir(), 'usual-dashboard-'));
  await build({
    root: fileURLToPath(new URL('usual-dashboard', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    // The automatic JSX runtime is built into esbuild, so the build needs no plug-in.
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir, emptyOutDir: true },
  });
  const file = async (path) => {
    const name = extname(path) ? path : '/index.html';
    const body = brotliCompressSync(await readFile(join(outDir, name)));
    return { body, type: types[extname(name)] };
  };
  const files = new Map();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url, 'http://usual.invalid');
    if (pathname.startsWith('/api/')) {
      const { authorization = '' } = request.headers;
      const reply = await fetch(new URL(pathname + search, api), { headers: { authorization } });
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      return response.end(Buffer.from(await reply.arrayBuffer()));
    }
    try {
      if (!files.has(pathname)) files.set(pathname, await file(pathname));
    } catch {
      return response.writeHead(404).end();
    }
    const { body, type } = files.get(pathname);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    return response.end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${server.address().port}/dashboard`,
    close: async () => {
      await new Promise((done) => server.close(done));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
