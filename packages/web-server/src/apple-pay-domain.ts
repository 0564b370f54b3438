import type { FastifyInstance } from 'fastify';

/** The file by which Apple verifies that a domain may offer Apple Pay. Stripe gives its content. */
export function applePayDomainRoute(app: FastifyInstance, content: string | undefined): void {
  app.get('/.well-known/apple-developer-merchantid-domain-association', (_request, reply) => {
    if (content === undefined) return reply.code(404).type('text/plain').send('Not found');
    return reply.type('text/plain').header('cache-control', 'public, max-age=300').send(content);
  });
}
