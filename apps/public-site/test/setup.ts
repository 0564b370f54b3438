import { configure } from '@testing-library/react';

// A lazy module can take seconds to load on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
