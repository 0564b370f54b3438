import { send, type Plan } from './program.ts';

/** Workers: the request carries the plan, the response the results. */
// oxlint-disable-next-line import/no-default-export -- the form of a Worker
export default {
  fetch: async (request: Request) => Response.json(await send((await request.json()) as Plan)),
};
