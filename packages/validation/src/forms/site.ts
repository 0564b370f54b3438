import * as z from 'zod/mini';
import { isDay } from '../fields/date-of-birth.ts';
import { requiredField, unlessBlank } from '../fields/text.ts';
import { messages, requiredText } from '../messages.ts';
import { isSiteLink } from '../rules/site-link.ts';
import { cleanText } from '../text/clean-text.ts';

const linkInvalid = 'Please enter a path such as /training, or an address that begins with https://';
const listExpected = 'Please send a list';
/** Entries of the menu, links below one entry, and testimonials. */
export const siteListMost = 10;

/** A list of the site, in its order. */
const list = <Item extends z.ZodMiniObject>(item: Item) =>
  z
    .array(item, { error: listExpected })
    .check(z.maxLength(siteListMost, { error: `Please keep it to ${siteListMost} entries` }));

const link = {
  label: requiredField(requiredText('Label'), 40),
  link: requiredField(requiredText('Link'), 300).check(
    z.refine(
      unlessBlank((url) => isSiteLink(url ?? '')),
      { error: linkInvalid },
    ),
  ),
};

/** The menu of the public site. An entry with `children` opens them. */
export const menuForm = z.object({
  items: list(z.object({ ...link, children: list(z.object(link)) })),
});

/** What members say, as the public site shows it. */
export const testimonialsForm = z.object({
  items: list(
    z.object({
      quote: requiredField(requiredText('Quote'), 300, cleanText),
      name: requiredField(messages.nameRequired, 80),
      detail: requiredField(requiredText('Detail'), 80),
    }),
  ),
});

/** When the public site opens. `timed`: at a time of a day in Detroit, which both must be given. */
export const siteOpeningForm = z
  .object({
    state: z.enum(['live', 'coming_soon', 'timed']),
    day: z.string(),
    opens_at: z.string(),
  })
  .check(
    z.refine(({ state, day }) => state !== 'timed' || isDay(day), {
      error: requiredText('Day'),
      path: ['day'],
    }),
    z.refine(({ state, opens_at: time }) => state !== 'timed' || /^\d{2}:\d{2}/.test(time), {
      error: requiredText('Time'),
      path: ['opens_at'],
    }),
  );
