import { deviceLists } from '@detroit-well/ui/device-lists';
import { cleanup, configure } from '@testing-library/react';
import { openDB } from 'idb';
import { afterAll, afterEach } from 'vitest';

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

// What a screen still reads from its device, or begins to, when the last test ends is read before the page goes.
afterAll(async () => {
  if (!('indexedDB' in globalThis)) return;
  for (const name of [deviceLists, 'office-door', 'office-walk-ins']) {
    const database = await openDB(name);
    const tables = [...database.objectStoreNames];
    if (tables.length > 0) await database.transaction(tables, 'readwrite').done;
    database.close();
  }
});
