const before = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * jsdom supports neither a device theme nor modal dialogs. This is the minimum of both that the kit needs. The end-to-end
 * tests check the focus trap, scrim and focus restoration in a real browser.
 */
export function preparePage(): void {
  globalThis.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

  // axe requests a canvas to detect icon fonts, but there are none.
  HTMLCanvasElement.prototype.getContext = () => null;

  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };

  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const back = before.get(this);
    if (back instanceof HTMLElement) back.focus();
    this.dispatchEvent(new Event('close'));
  };
}
