import { expectSmallDocument } from '../../fixtures/document-bytes.ts';
import { test } from '../../fixtures/with-own-clock.ts';

// Apps of its own, because other tests add sessions to the next days of theirs.
test('the training page of the demo is small', async ({ addresses }) => {
  const reply = await fetch(`${addresses.site}/training`);
  // Two weeks of days, all filters, the rows, and what the member rate is.
  expectSmallDocument(await reply.text(), 23_000);
});
