/**
 * Serves the same page as plain HTML: what the server rendered, without any script. Its styles, fonts and pictures are stored
 * as files and served precompressed. This is the baseline for that page.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /text|javascript|json|svg/;

const pack = (body, type) => {
  if (!compressible.test(type)) return { body, encoding: undefined };
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body: packed, encoding: 'br' };
};

const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]+(modulepreload|as="script")[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '');

/** Serves the copy of `pageUrl` at its own path; other files are fetched once from the original and cached. */
export async function servePlainCopy(pageUrl) {
  const origin = new URL(pageUrl).origin;
  const cache = new Map();
  const fetchEntry = async (path) => {
    const reply = await fetch(origin + path, { headers: { accept: 'text/html,image/avif,image/webp,*/*' } });
    const type = reply.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await reply.arrayBuffer());
    const isPage = type.includes('text/html');
    const entry = {
      type,
      isPage,
      ...pack(isPage ? Buffer.from(withoutScripts(bytes.toString())) : bytes, type),
    };
    cache.set(path, entry);
    return entry;
  };
  const server = createServer(async (request, response) => {
    const entry = cache.get(request.url) ?? (await fetchEntry(request.url));
    response.writeHead(200, {
      'content-type': entry.type,
      ...(entry.encoding === undefined ? {} : { 'content-encoding': entry.encoding }),
      'cache-control': entry.isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(entry.body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const url = new URL(pageUrl);
  return {
    url: `http://localhost:${server.address().port}${url.pathname}${url.search}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
