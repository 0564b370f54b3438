import * as z from 'zod';
import { contactForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { contactReceipt } from '../shapes/contact.ts';

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact/',
    access: 'public',
    body: contactForm.check(
      z.meta({
        id: 'ContactRequest',
        description: 'A message to the studio.',
        examples: [
          {
            name: 'Paul Ostrowski',
            email: 'paul@example.com',
            topic: 'private',
            text: 'Eleven of us, one birthday. Is the floor free on April 18?',
            turnstile_token: 'cht_5b90',
          },
        ],
      }),
    ),
    reply: contactReceipt,
    problems: ['challenge_failed', 'challenge_expired'],
    // Each message sends two emails, one of them to an address that the sender chose.
    limits: {
      account: {
        field: 'email',
        fromNetwork: { attempts: 5, seconds: minutes(15) },
        anywhere: { attempts: 10, seconds: minutes(60) },
      },
      network: { attempts: 20, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Sends a message to the studio by email, and a copy to its sender.',
    source: 'added',
  }),
};
