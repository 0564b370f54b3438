import { startEarly } from './early.ts';

startEarly();
