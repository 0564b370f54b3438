import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoachPicture } from '../src/coaches/coach-picture.tsx';
import { coachView } from '../src/coaches/coach-view.ts';
import { picturesFrom } from '../src/pictures/allowed-pictures.ts';
import { SessionHead } from '../src/routes/session/session-head.tsx';
import { detail } from '../src/sessions/session-view.ts';
import { coach, session } from './fixtures.ts';

const allows = picturesFrom(['https://api.test']);
const picture = (origin: string) => ({
  url: `${origin}/p-960.webp`,
  alt: 'Skaters in a row',
  width: 960,
  height: 640,
  sources: [480, 960].map((width) => ({ url: `${origin}/p-${width}.webp`, width })),
});
const srcSet = 'https://api.test/p-480.webp 480w, https://api.test/p-960.webp 960w';
const headOf = (over: Partial<typeof session>) =>
  renderToStaticMarkup(<SessionHead session={detail({ ...session, ...over }, allows)} />);
const portraitOf = (over: Partial<typeof coach>) =>
  renderToStaticMarkup(
    <CoachPicture coach={coachView({ ...coach, ...over }, allows)} size="portrait" alt="Renée" />,
  );

it('a session with a photograph shows it in the width that fits, with its text and its size', () => {
  const html = headOf({ picture: picture('https://api.test') });
  for (const part of [`srcSet="${srcSet}"`, 'sizes="100vw"', 'alt="Skaters in a row"', 'width="1440"'])
    expect(html).toContain(part);
  expect(html).not.toContain('<source');
});

it.each([
  ['without a photograph', { picture: null, image_url: null }],
  ['with one of another origin', { picture: picture('https://elsewhere.test') }],
])('a session %s shows its drawing', (_what, over) => {
  const html = headOf(over);
  expect(html).toContain('<source');
  expect(html).not.toContain('elsewhere');
});

it('a coach has the photograph with its text, or with the name where a server sends no text', () => {
  const own = portraitOf({ picture: picture('https://api.test') });
  expect([own.includes(`srcSet="${srcSet}"`), own.includes('alt="Skaters in a row"')]).toEqual([true, true]);
  const older = portraitOf({ image_url: 'https://api.test/old.webp' });
  expect([older.includes('src="https://api.test/old.webp"'), older.includes('alt="Renée"')]).toEqual([
    true,
    true,
  ]);
  expect(older).not.toContain('srcSet');
});
