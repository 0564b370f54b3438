import sharp, { type Sharp } from 'sharp';
import { expect, it, vi } from 'vitest';
import { renditions } from './renditions.ts';

const picture = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff3b1f' } })
    .png()
    .toBuffer();

it('at most two pictures are processed concurrently, and all of them finish, even after a failure', async () => {
  const good = await picture();
  const broken = good.subarray(0, 60);
  let running = 0;
  let most = 0;
  // sharp's own counters change on another thread, and a task that starts is briefly counted twice.
  const encode = sharp.prototype.toBuffer;
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    running += 1;
    most = Math.max(most, running);
    return encode.call(this).finally(() => (running -= 1));
  });
  const sent = [good, broken, good, broken, good, good, good, good];
  const outcomes = await Promise.allSettled(
    sent.map((file) =>
      renditions(
        file,
        [80, 160].map((px) => ({ width: px, height: px })),
      ),
    ),
  );
  spy.mockRestore();
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status)).toEqual(
    sent.map((file) => (file === good ? 'fulfilled' : 'rejected')),
  );
});
