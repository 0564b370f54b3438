import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preparePage } from './page.ts';

// The tests of server-rendered HTML run without a DOM and need none of this.
if (typeof document !== 'undefined') {
  preparePage();
  // A busy machine may take seconds, which is not a failure.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
