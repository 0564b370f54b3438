import { configure } from '@testing-library/react';

// A module that loads on demand may take seconds on a busy machine, and such a wait is not a failure.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no canvas. The signature pad draws on a context whose methods do nothing.
if (typeof HTMLCanvasElement !== 'undefined')
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => undefined })) as unknown as HTMLCanvasElement['getContext'];
