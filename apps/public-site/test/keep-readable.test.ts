// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepReadable } from '../src/client/keep-readable.ts';

it('restores the HTML of the server from a copy that loads no images', () => {
  document.body.innerHTML =
    '<div id="root"><dialog open>Menu</dialog><img src="/art/a.svg" loading="lazy" alt=""><p>Text</p></div>';
  const root = document.getElementById('root')!;
  const copies: Document[] = [];
  const importNode = Document.prototype.importNode;
  Document.prototype.importNode = function (this: Document, ...call: Parameters<typeof importNode>) {
    copies.push(this);
    return importNode.apply(this, call);
  } as typeof importNode;
  const restore = keepReadable(root);
  Document.prototype.importNode = importNode;
  // A document without a window loads no images.
  expect(copies.map(({ defaultView }) => defaultView)).toEqual([null]);

  root.textContent = '';
  restore();
  expect(root.innerHTML).toBe('<dialog>Menu</dialog><img src="/art/a.svg" loading="lazy" alt=""><p>Text</p>');
});
