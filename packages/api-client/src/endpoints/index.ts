/** One class for each noun, for code that needs single nouns: `new SessionsEndpoint(createCore({ baseUrl })).list()`. */
export * from '../client/generated/endpoints.ts';
export { createCore } from '../client/core.ts';

export type { Core, CoreOptions } from '../client/core.ts';
export type { EndpointClass } from '../client/endpoint-class.ts';
