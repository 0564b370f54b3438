import { configure } from '@testing-library/react';

// A module that loads on demand may take seconds on a busy machine, and such a wait is not a failure.
configure({ asyncUtilTimeout: 20_000 });
