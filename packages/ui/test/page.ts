const before = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * jsdom knows no device theme and no modal dialogs. This is the least of both that the kit relies on; the browser's
 * own focus trap, scrim and return of focus are proved in the real browser by the journeys.
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

  // axe asks for a canvas to look at icon fonts, of which there are none.
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
