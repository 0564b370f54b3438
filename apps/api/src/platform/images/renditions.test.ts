import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renditions } from './renditions.ts';

const picture = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff3b1f' } })
    .png()
    .toBuffer();

it('at most two pictures are processed concurrently, and all of them finish, even after a failure', async () => {
  const good = await picture();
  const broken = good.subarray(0, 60);
  let most = 0;
  const look = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', look);
  const sent = [good, broken, good, broken, good, good, good, good];
  const outcomes = await Promise.allSettled(sent.map((file) => renditions(file, [80, 160])));
  sharp.queue.off('change', look);
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status)).toEqual(
    sent.map((file) => (file === good ? 'fulfilled' : 'rejected')),
  );
});
