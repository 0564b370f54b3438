/** Serves the page, and forwards `/api` to the API as the web server of a real page would. */
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';

const { API_URL = 'http://localhost:4000/api/v2', PORT = '5500' } = process.env;

const files = {
  '/': ['text/html; charset=utf-8', new URL('index.html', import.meta.url)],
  '/register.js': ['text/javascript', new URL('register.js', import.meta.url)],
  '/detroit-well.js': [
    'text/javascript',
    new URL('browser/detroit-well.js', import.meta.resolve('@detroit-well/api-client')),
  ],
};

const server = createServer(async (request, response) => {
  if (request.url.startsWith('/api/')) {
    const { method, headers } = request;
    const call = forward(new URL(request.url, API_URL), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.headers);
      reply.pipe(response);
    });
    call.on('error', () => response.destroy());
    return request.pipe(call);
  }
  const file = files[request.url];
  if (file === undefined) return response.writeHead(404).end();
  const [type, url] = file;
  response.writeHead(200, { 'content-type': type }).end(await readFile(url));
});

server.listen(Number(PORT), 'localhost', () => {
  console.log(`Open http://localhost:${server.address().port}/`);
});
