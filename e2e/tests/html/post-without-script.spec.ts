import { expectSmallDocument } from '../../fixtures/document-bytes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a post is fully readable without JavaScript, in at most 20 kB plus its first picture', async ({
  page,
  addresses,
}) => {
  const address = `${addresses.site}/the-standard/learn-to-count-before-you-learn-to-turn`;
  const reply = await page.request.get(address);
  expectSmallDocument(await reply.text());
  await page.goto(address);
  for (const text of [
    'Every new skater asks how to turn.',
    'A four count is not a drill.',
    'The floor is already moving.',
    'Two of them side by side is half a bar of patience.',
    'Left, week one.',
    'The corner is where counting pays rent.',
    'We will supply the other fifteen people.',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole('link', { name: '#technique' }).click();
  await expect(page).toHaveURL(/\/the-standard\?tag=technique$/);
});
