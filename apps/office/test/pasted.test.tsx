// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentOf, htmlOf } from '../src/rich-text/html.ts';
import { isLinkAddress } from '../src/rich-text/link-address.ts';
import { leftOutOf } from '../src/rich-text/pasted.ts';
import { RichText } from '../src/rich-text/rich-text.tsx';

/** Texts as three programs put them on the clipboard, and what stays of them. */
const pastes = [
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0in;} --></style></head><body lang=EN-US>
<!--StartFragment--><h1 style='mso-list:none'><span style='font-family:"Calibri"'>Falling<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'>Bend</b> your <i>knees</i>.<o:p>&nbsp;</o:p></p>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><!--EndFragment--></body></html>`,
    stays: '<h2>Falling</h2><p><strong>Bend</strong> your <em>knees</em>.&nbsp;</p>',
  },
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f3c2a1b"><p dir="ltr" style="line-height:1.38;">
<span style="font-size:11pt;font-family:Arial;font-weight:400;">Roll </span><span style="font-size:11pt;font-weight:700;">small</span><span style="font-style:italic;">, first.</span></p>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>Knees</span></p></li></ul></b>`,
    stays: '<p>Roll <strong>small</strong><em>, first.</em></p><ul><li><p>Knees</p></li></ul>',
  },
  {
    from: 'a web page',
    html: `<article onclick="attack()"><script>attack()</script><style>*{display:none}</style>
<p>Read <a href="https://example.test/a" onmouseover="attack()" class="x">this</a> and <a href="javascript:attack()">that</a>.</p>
<img src="https://example.test/a.webp" alt="A floor" onerror="attack()"><iframe src="https://evil.test" srcdoc="<script>attack()</script>"></iframe>
<svg onload="attack()"><text>drawn</text></svg><form action="https://evil.test"><button>Send</button></form></article>`,
    stays:
      '<p>Read <a href="https://example.test/a">this</a> and that.</p><p><img src="https://example.test/a.webp" alt="A floor"></p><p>Send</p>',
  },
] as const;

// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const attack = vi.fn();
vi.stubGlobal('attack', attack);

const withoutSpace = (html: string): string => html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ').trim();

describe.each(pastes)('what is pasted from $from', ({ html, stays }) => {
  it('keeps only the marks that pages show, and runs nothing', () => {
    const kept = htmlOf(documentOf(html));
    expect(kept).not.toMatch(/style|class|mso|o:p|docs-internal|script|iframe|svg|\son\w+=|javascript:/i);
    expect(withoutSpace(kept)).toBe(stays);
    expect(htmlOf(documentOf(kept))).toBe(kept);
    expect(attack).not.toHaveBeenCalled();
  });

  it('is in the editor as it is kept', async () => {
    const onChange = vi.fn<(html: string) => void>();
    render(<RichText label="Text" value="" onChange={onChange} />);
    const editor = await screen.findByRole('textbox', { name: 'Text' });
    fireEvent.paste(editor, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], items: [] },
    });
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const kept = onChange.mock.lastCall?.[0] ?? '';
    expect(kept).not.toMatch(/style|class|mso|o:p|docs-internal|script|iframe|svg|\son\w+=|javascript:/i);
    expect(attack).not.toHaveBeenCalled();
  });
});

it('says what of a paste pages cannot show', () => {
  expect(pastes.map(({ html }) => leftOutOf(html))).toEqual([
    '',
    '',
    'Pages do not show an embedded page, a drawing, a form, so it was left out.',
  ]);
});

it.each([
  ['https://example.test/a', true],
  ['/training', true],
  ['mailto:hello@example.test', true],
  ['tel:+1-313-555-0100', true],
  ['http://example.test', false],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  ['//example.test', false],
  ['training', false],
  ['https://', false],
  ['', false],
])('%s is a link: %s', (address, is) => expect(isLinkAddress(address)).toBe(is));

it('refuses a link that is none at its field, and keeps what was typed', async () => {
  const onChange = vi.fn<(html: string) => void>();
  render(<RichText label="Text" value="<p>Read this</p>" onChange={onChange} />);
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  editor.focus();
  fireEvent.keyDown(editor, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Link' }).getAttribute('aria-disabled')).toBe('false'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  const field = screen.getByLabelText<HTMLInputElement>('Web address');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'javascript:alert(1)' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set link' }));
  expect(screen.getByText(/^This is no address/)).toBeDefined();
  expect(field.value).toBe('javascript:alert(1)');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'mailto:hello@example.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set link' }));
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0]).toBe('<p><a href="mailto:hello@example.test">Read this</a></p>'),
  );
});
