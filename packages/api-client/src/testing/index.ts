export { exampleReply } from './example-reply.ts';
export { fakeTransport } from './fake-transport.ts';
export { FakeProblem, fakeProblem } from './fake-problem.ts';
export { NoResponse } from '../http/wire.ts';

export type { FakeCall, FakeHandlers } from './fake-transport.ts';
