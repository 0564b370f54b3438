/** A bare Fastify that sends the same bytes for every request (BODY, STATUS): the cost of the web framework alone. */
import Fastify from 'fastify';

const body = Buffer.from(process.env['BODY'] ?? '', 'base64');
const app = Fastify({ logger: false });
app.all('/*', (_request, reply) =>
  reply.code(Number(process.env['STATUS'])).type('application/json; charset=utf-8').send(body),
);
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
