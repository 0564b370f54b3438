import { afterAll, beforeAll, expect, it } from 'vitest';
import { realDatabase } from '../database.ts';
import { deliveries, mistakes, storm, tellStories, type Told } from '../stripe-fake/storm.ts';
import { stripeStudio, type StripeStudio } from '../stripe-fake/studio.ts';

let studio: StripeStudio;
let told: Told[];
beforeAll(async () => {
  studio = await stripeStudio(await realDatabase());
  told = await tellStories(studio, 12);
});
afterAll(() => studio?.close());

it('10,000 repeated, shuffled and concurrent webhook deliveries have each effect once', async () => {
  const all = deliveries(studio.world.fake.state.events, 10_000, 1120);
  expect(all).toHaveLength(10_000);
  expect(await storm(all, studio.deliver, 16)).toEqual(new Set([204]));
  expect(await mistakes(studio, told)).toEqual([]);
});
