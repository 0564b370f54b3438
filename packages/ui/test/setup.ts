import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preparePage } from './page.ts';

// The tests of the server's HTML run without a page and need none of this.
if (typeof document !== 'undefined') {
  preparePage();
  afterEach(cleanup);
}
