import { pageTypes } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { refundTerms } from '@detroit-well/pricing';
import type { SeededPage } from './pages.ts';

/** The first night in minutes. */
const evening: readonly (readonly [minute: number, title: string, text: string])[] = [
  [
    0,
    'Before',
    'Park on the alley side. Come in by the lit door, up to half an hour early. Somebody at the desk knows your name already, because there are only sixteen of you.',
  ],
  [20, 'Twenty minutes in socks', 'How to fall, and how to get up as if you meant it.'],
  [40, 'Twenty on the carpet in skates', 'Standing still, then rolling one foot at a time.'],
  [60, 'Twenty on the floor', 'Holding the wall or a hand. Both are allowed.'],
  [90, 'After', 'You will sleep well. You will be back.'],
];

const sizes: readonly (readonly [women: string, men: string, european: string, centimeters: string])[] = [
  ['5', '3', '35', '22'],
  ['6', '4', '36', '23'],
  ['7', '5', '37.5', '24'],
  ['8', '6', '39', '25'],
  ['9', '7', '40', '26'],
  ['10', '8', '41', '27'],
  ['11', '9', '42.5', '28'],
  ['12', '10', '43.5', '28.5'],
  ['13', '11', '44.5', '29.5'],
  ['not made', '12', '46', '30'],
  ['not made', '13', '47', '31'],
  ['not made', '14', '48', '32'],
];

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const body = [
  '<h2>The evening</h2>',
  '<dl>',
  ...evening.map(
    ([minute, title, text]) =>
      `<dt><time datetime="PT${minute}M">${minute}</time></dt><dd><strong>${title}</strong>${text}</dd>`,
  ),
  '</dl>',
  '<h2>Skates and sizes</h2>',
  '<p>Skates in every size, free with the session. So are helmets, knee pads and wrist guards. Skates run true; between two sizes take the larger one with a thick sock.</p>',
  '<table><caption>Skate sizes</caption><thead><tr>',
  ...['Women’s US', 'Men’s US', 'EU', 'Foot, cm'].map((name) => `<th scope="col">${name}</th>`),
  `</tr></thead><tbody>${sizes.map(row).join('')}</tbody></table>`,
  `<p>Outside these? <a href="${paths.contact()}">Write to us</a> two days before, we find a pair.</p>`,
  '<h2>Getting here</h2>',
  '<dl><dt>Parking</dt><dd>Free, on the alley side behind the bakery. It fills up by six; the street has meters until 8 PM.</dd>',
  '<dt>Bus</dt><dd>The stop at Alder Court is two minutes away, on a lit street.</dd>',
  '<dt>Door</dt><dd>The side door on the alley. Push, then wait for the click.</dd></dl>',
  '<h2>Accessibility</h2>',
  '<ul><li>The side door has a ramp, no steps, and a light</li>',
  '<li>Both floors, the desk and the restrooms are on one level</li>',
  '<li>Balance Lab and Slow Flow can be done from a chair</li>',
  `<li>Adaptive coaching: <a href="${paths.coach({ name: 'Renée Alston' })}">Renée</a> is certified, tell us what you need</li>`,
  '<li>Music is loud in the last half hour. Ear plugs are at the desk</li></ul>',
  `<p>Something else? <a href="${brand.phone.href}">${brand.phone.label}</a>. We answer what is possible, before you book.</p>`,
  '<h2>Refunds</h2>',
  `<p><strong>${refundTerms()}</strong></p>`,
  '<p>Later than that, nothing comes back. If we cancel, everything comes back, always.</p>',
].join('');

/** The page about a first visit. */
export const firstTimePage: SeededPage = {
  htmlPath: `${paths.firstTime()}/`,
  type: pageTypes.firstTime,
  title: 'First time here',
  seoTitle: `Your first night on wheels in ${brand.city}`,
  searchDescription: `What to expect on a first night in ${brand.city}: the evening minute by minute, skates and sizes, parking, accessibility, refunds, and what people ask.`,
  bodyHtml: body,
  fields: {
    hero: [
      {
        image_url: null,
        sml_header: 'First time',
        lrg_subheader: 'First time here',
        copy: 'You will be nervous, and so will fifteen other people. Here is the whole evening, so that nothing surprises you but yourself.',
        text_alignment: 'left',
      },
    ],
    rules: [
      {
        title: 'Do I have to be fit?',
        content:
          '<p>You have to be able to stand up from the floor without help. That is the whole test, and the first thing we teach is how.</p>',
      },
      {
        title: 'How old are people?',
        content: '<p>Eighteen and over, every session. Most are between thirty and sixty-five.</p>',
      },
      {
        title: 'Can I bring a friend?',
        content:
          '<p>Yes. Each person registers, because each person signs a waiver. Community Roll is free and made for it.</p>',
      },
      {
        title: 'What if I am late?',
        content:
          '<p>The first twenty minutes are about falling, so we cannot let you on the floor without them. Call the desk: we find you another date.</p>',
      },
      {
        title: 'What do I sign?',
        content: '<p>One waiver, once. You read and sign it when you register; it takes four minutes.</p>',
      },
      {
        title: 'Is there somewhere to leave my things?',
        content: '<p>Lockers, towels and a place to sit down. Phones stay off the floor.</p>',
      },
    ],
  },
};
