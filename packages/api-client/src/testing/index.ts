export { exampleReply } from './fakes/example-reply.ts';
export { exampleRequest } from './fakes/example-request.ts';
export { fakeTransport } from './fakes/fake-transport.ts';
export { FakeProblem, fakeProblem } from './fakes/fake-problem.ts';
export { createMockStudio } from './mock/mock-studio.ts';
export { mockPassword } from './mock/mock-data.ts';
export { NoResponse } from '../http/wire.ts';

export type { ExampleRequest } from './fakes/example-request.ts';
export type { FakeCall, FakeHandlers } from './fakes/fake-transport.ts';
export type { CallName } from './mock/mock-call.ts';
export type { MockStudio, MockStudioOptions } from './mock/mock-studio.ts';
