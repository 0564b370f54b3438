import { configure } from '@testing-library/react';

// Waiting is no failure: a file that is loaded late may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
