import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A lazy module can take seconds to load on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no modal dialogs.
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
