export { fakeTransport } from './fake-transport.ts';
export { FakeRefusal, refuse } from './refuse.ts';
export { NoAnswer } from '../http/wire.ts';

export type { FakeCall, FakeHandlers } from './fake-transport.ts';
