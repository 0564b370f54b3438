import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPictures,
  createWebServer,
  DrawingQueueFull,
  drawnFiles,
  pictureRoutes,
  type DrawnFiles,
} from '../src/index.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const fileNames = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('drawings on disk', () => {
  it('are drawn once for concurrent and for later callers', async () => {
    const files = drawnFiles({ folder });
    const draw = vi.fn(() => bytes('a picture'));
    await Promise.all([files.get('a', draw), files.get('a', draw)]);
    expect(Buffer.from(await files.get('a', draw)).toString()).toBe('a picture');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('remain after a restart, for every server with the same folder', async () => {
    await drawnFiles({ folder }).get('a', () => bytes('a picture'));
    const draw = vi.fn(() => bytes('another picture'));
    expect(Buffer.from(await drawnFiles({ folder }).get('a', draw)).toString()).toBe('a picture');
    expect(draw).not.toHaveBeenCalled();
  });

  it('are in files named by a hash, even if the inputs contain a path', async () => {
    await drawnFiles({ folder }).get('../../etc/passwd', () => bytes('a picture'));
    expect(await fileNames()).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  it('are drawn again instead of serving an empty file', async () => {
    const files = drawnFiles({ folder });
    await files.get('a', () => bytes('a picture'));
    const [name = ''] = await fileNames();
    await writeFile(join(folder, name.slice(0, 2), name), '');
    expect(Buffer.from(await files.get('a', () => bytes('again'))).toString()).toBe('again');
  });

  it('are served although they cannot be written', async () => {
    const onUnwritable = vi.fn();
    await writeFile(join(folder, 'file'), '');
    const files = drawnFiles({ folder: join(folder, 'file'), onUnwritable });
    expect(Buffer.from(await files.get('a', () => bytes('a picture'))).toString()).toBe('a picture');
    expect(onUnwritable).toHaveBeenCalledOnce();
  });
});

describe('the drawing queue', () => {
  it('draws one picture at a time, and serves requests in between', async () => {
    const files = drawnFiles({ folder });
    let running = 0;
    let other = 0;
    const tick = setInterval(() => (other += 1), 0);
    const draw = async () => {
      expect((running += 1)).toBe(1);
      await new Promise((next) => setTimeout(next, 5));
      running -= 1;
      return bytes('a picture');
    };
    await Promise.all(['a', 'b', 'c'].map((inputs) => files.get(inputs, draw)));
    clearInterval(tick);
    expect(other).toBeGreaterThan(0);
  });

  it('accepts the configured number of pictures, then rejects more until those are drawn', async () => {
    const files = drawnFiles({ folder, longestQueue: 20 });
    let finish = (): void => {};
    const blocked = new Promise<void>((resolve) => (finish = resolve));
    const cached = await files.get('kept', () => bytes('kept'));
    let drawings = 0;
    const draw = async () => {
      drawings += 1;
      await blocked;
      return bytes('a picture');
    };
    const waiting = Array.from({ length: 21 }, (_, n) => files.get(`picture ${n}`, draw));
    // Each enters the queue after its lookup on disk, in any order, and nothing else ends before `finish`.
    const refused = await Promise.race(
      waiting.map((one, n) =>
        one.then(
          () => ({ n, error: null }),
          (error: unknown) => ({ n, error }),
        ),
      ),
    );
    expect(refused.error).toBeInstanceOf(DrawingQueueFull);
    expect(new Uint8Array(await files.get('kept', draw))).toEqual(cached);
    const shared = files.get(`picture ${(refused.n + 1) % 21}`, draw);
    finish();
    const ended = await Promise.allSettled(waiting);
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(new Uint8Array(await shared)).toEqual(new Uint8Array(bytes('a picture')));
    expect(drawings).toBe(20);
    expect(await files.get('one more', draw)).toEqual(bytes('a picture'));
  });

  it('continues after a failed drawing, and draws it again for the next caller', async () => {
    const files = drawnFiles({ folder });
    const failing = files.get('a', () => Promise.reject(new Error('no renderer')));
    const next = files.get('b', () => bytes('b'));
    await expect(failing).rejects.toThrow('no renderer');
    expect(Buffer.from(await next).toString()).toBe('b');
    expect(Buffer.from(await files.get('a', () => bytes('a'))).toString()).toBe('a');
  });
});

describe('the picture routes', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  function serverWith(files: DrawnFiles = drawnFiles({ folder })) {
    const app = createWebServer({ origin: 'http://site.test', trustedProxies: [], clientFolder: null });
    const draw = vi.fn(() => svg);
    const pictures = createPictures({
      files,
      pictureAt: (path) => (path === '/art/a.svg' ? { key: 'a', draw } : null),
      sketchAt: (path) => (path === '/art/a.svg' ? { key: 'sketch/a', draw: () => 'data:,a' } : null),
    });
    pictureRoutes(app, pictures);
    return { app, draw, pictures };
  }

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', (body: Buffer) => body],
  ])(
    'send a picture as %s, cached permanently and without a right to run scripts',
    async (encoding, decode) => {
      const { app, draw } = serverWith();
      const get = () => app.inject({ url: '/art/a.svg?x=1', headers: { 'accept-encoding': encoding } });
      const reply = await get();
      expect(decode(reply.rawPayload).toString()).toBe(svg);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        vary: 'accept-encoding',
      });
      await get();
      expect(draw).toHaveBeenCalledOnce();
    },
  );

  it('respond 304 to the ETag of the picture, and 404 to other paths', async () => {
    const { app } = serverWith();
    const { etag } = (await app.inject({ url: '/art/a.svg' })).headers;
    const again = await app.inject({ url: '/art/a.svg', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const missing = await app.inject({ url: '/art/b.svg' });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('respond 503 with a time for the next attempt when a picture cannot be drawn now', async () => {
    const { app, pictures } = serverWith({ get: () => Promise.reject(new DrawingQueueFull()) });
    const reply = await app.inject({ url: '/art/a.svg' });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10']);
    expect(reply.headers['cache-control']).toBe('no-store');
    // A document is complete without its sketch.
    expect(await pictures.sketch('/art/a.svg')).toBeNull();
  });

  it('draw and store a sketch', async () => {
    const { pictures } = serverWith();
    expect(await pictures.sketch('/art/a.svg')).toBe('data:,a');
    expect(await fileNames()).toHaveLength(1);
    expect(await pictures.sketch('/art/none.svg')).toBeNull();
  });
});
