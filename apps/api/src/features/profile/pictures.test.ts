import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { deleteDiscardedPictures } from '../pictures/discarded-pictures.ts';

const names = { first_name: 'Ada', last_name: 'Byron', display_name: 'Ada' };
const max = 5_242_880;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => void (person = await aMember(server)));
afterAll(() => server?.close());

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#ff3b1f' } });
const jpegWithLocation = () =>
  picture()
    .withExif({ IFD0: { Artist: 'SECRET-NAME' }, IFD3: { GPSLatitude: '42/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();

async function send(
  method: 'POST' | 'PATCH',
  path: string,
  parts: Record<string, string | { content: Uint8Array; name?: string; type?: string }>,
  token = person.token,
) {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else {
      const { content, name = 'me.jpg', type = 'image/jpeg' } = part;
      form.append(field, new File([new Uint8Array(content)], name, { type }));
    }
  }
  const body = new Response(form);
  const reply = await server.app.inject({
    method,
    url: `/api/v2${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
const upload = (content: Uint8Array, name?: string, type?: string) =>
  send('POST', '/feed/upload-image/', {
    profile_image: { content, ...(name && { name }), ...(type && { type }) },
  });
const show = async (url: unknown) => {
  const reply = await server.app.inject({ method: 'GET', url: new URL(String(url)).pathname });
  return { status: reply.statusCode, headers: reply.headers, content: reply.rawPayload };
};
const storedFiles = () => readdir(join(server.deps.settings.dataDir, 'files')).catch(() => []);

describe('a profile picture', () => {
  it.each([
    ['JPEG', jpegWithLocation],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
  ])('that is %s is shown in all screen sizes, without metadata', async (_kind, make) => {
    const { status, body } = await upload(await make(), 'me.txt', 'text/plain');
    expect(status).toBe(200);
    for (const [url, px] of [
      [body['image_thumbnail'], 160],
      [body['image_url'], 240],
      [String(body['image_url']).replace(/240(?=\.webp)/, '80'), 80],
      [String(body['image_url']).replace(/240(?=\.webp)/, '120'), 120],
    ] as const) {
      const shown = await show(url);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
      });
      expect(shown.content.includes('SECRET-NAME')).toBe(false);
      const facts = await sharp(shown.content).metadata();
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', px, px, undefined]);
    }
    const { token } = person;
    expect((await server.call('GET', '/me/', { token })).body['image_url']).toBe(body['image_url']);
  });

  it('is rotated as its EXIF orientation says', async () => {
    const left = await picture(40, 20).extend({ right: 40, background: '#0000ff' }).jpeg().toBuffer();
    const turned = await sharp(left).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(turned);
    const { data } = await sharp((await show(body['image_url'])).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Red was on the left; after rotating clockwise it is at the top.
    expect([(data[0] ?? 0) > 200, (data[2] ?? 0) < 80]).toEqual([true, true]);
  });

  it('replaces the earlier picture, whose files are deleted', async () => {
    const before = (await upload(await picture().png().toBuffer())).body['image_url'];
    const count = (await storedFiles()).length;
    const after = (await upload(await picture().png().toBuffer())).body['image_url'];
    expect(after).not.toBe(before);
    expect([(await show(before)).status, (await show(after)).status]).toEqual([404, 200]);
    expect(await storedFiles()).toHaveLength(count);
  });

  it('of two sent concurrently leaves the files of one', async () => {
    const content = await picture().png().toBuffer();
    const count = (await storedFiles()).length;
    const responses = await Promise.all([upload(content), upload(content), upload(content)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await storedFiles()).length - count).toBe(4);
  });

  it.each(['../../package', 'picture-x-80', `picture-${'0'.repeat(32)}-80`])(
    'is not found at %s',
    async (name) => {
      expect((await show(`http://x/api/v2/pictures/${encodeURIComponent(name)}.webp`)).status).toBe(404);
    },
  );
});

describe('a picture upload is rejected', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  const halfPng = async () => (await picture().png().toBuffer()).subarray(0, 60);

  it.each([
    ['an SVG sent as a JPEG', () => svg],
    ['a GIF', () => gif],
    ['half a PNG', halfPng],
    ['an SVG with the first bytes of a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
    ['nothing', () => Buffer.alloc(0)],
  ])('for %s, at its field, and nothing is stored', async (_what, make) => {
    const count = (await storedFiles()).length;
    const { status, body } = await upload(await make());
    expect(status).toBe(415);
    expect(body).toMatchObject({ profile_image: ['Please choose a JPEG, PNG or WebP image'] });
    expect(await storedFiles()).toHaveLength(count);
  });

  it('for a picture with more pixels than the limit', async () => {
    const bomb = await picture(5_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    const { status, body } = await upload(bomb);
    expect([status, body['profile_image']]).toEqual([
      400,
      ['The picture has too many pixels: at most 24 million.'],
    ]);
  });

  it('for more than 5 MB, and not for exactly 5 MB', async () => {
    const png = await picture().png().toBuffer();
    // A PNG may contain any data after its end.
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await upload(padded(max))).status).toBe(200);
    const { status, body } = await upload(padded(max + 1));
    expect([status, body['code'], body['profile_image']]).toEqual([
      413,
      'payload_too_large',
      ['File size must be less than 5MB'],
    ]);
  });

  it('for no file, two files, and a truncated body', async () => {
    expect((await send('POST', '/feed/upload-image/', { other: 'x' })).body).toMatchObject({
      profile_image: ['Please choose a JPEG, PNG or WebP image'],
    });
    const content = await picture().png().toBuffer();
    const two = await send('POST', '/feed/upload-image/', { profile_image: { content }, again: { content } });
    expect(two.status).toBe(413);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/v2/feed/upload-image/',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="profile_image"; filename="a"\r\n\r\nabc',
    });
    expect(broken.statusCode).toBe(400);
  });

  it('for a file in a field that is not a file', async () => {
    const response = await send('POST', '/token/', { image: { content: Buffer.from('x') } });
    expect(response.status).toBe(415);
  });

  it('for callers who are not signed in, before the server reads the body', async () => {
    const content = await picture().png().toBuffer();
    expect((await send('POST', '/feed/upload-image/', { profile_image: { content } }, 'no')).status).toBe(
      401,
    );
  });
});

describe('a profile update with a picture', () => {
  it('is sent as multipart, with the record as JSON text', async () => {
    const content = await jpegWithLocation();
    const profile = JSON.stringify({ ...names, display_name: 'Countess' });
    const { status, body } = await send('PATCH', '/me/', { profile, image: { content } });
    expect([status, body['display_name'], body['image_url']]).toEqual([
      200,
      'Countess',
      expect.stringMatching(/^http:\/\/localhost:4000\/api\/v2\/pictures\/picture-[0-9a-f]{32}-240\.webp$/),
    ]);
  });

  it('changes nothing when either part is invalid', async () => {
    const { token } = person;
    const count = (await storedFiles()).length;
    const before = (await server.call('GET', '/me/', { token })).body;
    const wrongName = await send('PATCH', '/me/', {
      profile: JSON.stringify({ ...names, first_name: '' }),
      image: { content: await picture().png().toBuffer() },
    });
    expect([wrongName.status, wrongName.body['profile']]).toEqual([
      400,
      { first_name: ['First name is required'] },
    ]);
    const wrongImage = await send('PATCH', '/me/', {
      profile: JSON.stringify({ ...names, first_name: 'Eve' }),
      image: { content: svgText() },
    });
    expect([wrongImage.status, wrongImage.body['image'], wrongImage.body['profile']]).toEqual([
      415,
      undefined,
      { image: ['Please choose a JPEG, PNG or WebP image'] },
    ]);
    const largeImage = await send('PATCH', '/users/me/', {
      profile: JSON.stringify({ ...names, first_name: 'Eve' }),
      image: { content: Buffer.alloc(max + 1) },
    });
    expect([largeImage.status, largeImage.body['image'], largeImage.body['profile']]).toEqual([
      413,
      undefined,
      { image: ['File size must be less than 5MB'] },
    ]);
    const noRecord = await send('PATCH', '/me/', { profile: '[]', image: 'none' });
    expect([noRecord.status, noRecord.body['image'], noRecord.body['profile']]).toEqual([
      400,
      undefined,
      { non_field_errors: [expect.any(String)], image: [expect.any(String)] },
    ]);
    const bornAgain = await send('PATCH', '/me/', {
      profile: JSON.stringify({ date_of_birth: '' }),
      image: { content: await picture().png().toBuffer() },
    });
    expect([bornAgain.status, bornAgain.body['profile']]).toEqual([
      400,
      { date_of_birth: [expect.any(String)] },
    ]);
    expect((await server.call('GET', '/me/', { token })).body).toEqual(before);
    await deleteDiscardedPictures(server.deps);
    expect(await storedFiles()).toHaveLength(count);
  });
});

const svgText = () => Buffer.from('<svg/>');
