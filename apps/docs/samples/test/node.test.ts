import { testSamples } from './studio.ts';

testSamples('node', ({ runsInPage }) => !runsInPage);
