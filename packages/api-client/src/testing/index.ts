export { exampleReply } from './example-reply.ts';
export { exampleRequest } from './example-request.ts';
export { fakeTransport } from './fake-transport.ts';
export { FakeProblem, fakeProblem } from './fake-problem.ts';
export { createMockStudio } from './mock/mock-studio.ts';
export { mockPassword } from './mock/mock-data.ts';
export { NoResponse } from '../http/wire.ts';

export type { ExampleRequest } from './example-request.ts';
export type { FakeCall, FakeHandlers } from './fake-transport.ts';
export type { CallName } from './mock/mock-call.ts';
export type { MockStudio, MockStudioOptions } from './mock/mock-studio.ts';
