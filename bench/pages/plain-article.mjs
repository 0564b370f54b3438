/** Serves a text article as plain HTML without script, picture or font: the baseline for every page. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const sentence =
  'Count to four before you turn, keep the knees soft, and let the floor come to you rather than looking for it. ';
const style =
  'body{margin:0 auto;max-width:40rem;padding:1rem;font:1.125rem/1.6 Georgia,serif}h1{font-size:2.5rem;line-height:1.1}';
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Learn to count</title><style>${style}</style></head><body><article><h1>Learn to count before you learn to turn</h1>${`<p>${sentence.repeat(5)}</p>`.repeat(12)}</article></body></html>`;

export async function servePlainArticle() {
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return response.end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () => new Promise((done) => server.close(done)),
  };
}
