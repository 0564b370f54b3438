import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A module that loads on demand may take seconds on a busy machine, and such a wait is not a failure.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, no modal dialogs and no canvas. The signature pad draws on a context whose methods do nothing.
if (typeof document !== 'undefined') {
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => undefined })) as unknown as HTMLCanvasElement['getContext'];
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.IntersectionObserver = class extends ResizeObserver {} as unknown as typeof IntersectionObserver;
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
