import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preparePage } from './page.ts';

// The tests of the server's HTML run without a page and need none of this.
if (typeof document !== 'undefined') {
  preparePage();
  // Waiting is no failure: a busy machine may take seconds.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
