import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take seconds, which is not a failure.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout and no modal dialogs.
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.scrollIntoView = function scrollIntoView() {};
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  afterEach(cleanup);
}
