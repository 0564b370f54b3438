import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  confirmSandboxBody,
  paymentsConfig,
  sandboxCardBody,
  sandboxConfirmed,
  sandboxMethod,
} from '../shapes/payments.ts';

export const payments = {
  config: endpoint({
    method: 'GET',
    path: '/payments/config/',
    access: 'public',
    reply: paymentsConfig,
    problems: [],
    summary: 'Which payment provider the server uses, and its publishable key.',
    source: 'added',
  }),
  createSandboxMethod: endpoint({
    method: 'POST',
    path: '/payments/sandbox/payment-methods/',
    access: 'either',
    body: sandboxCardBody,
    reply: sandboxMethod,
    status: 201,
    problems: ['validation_failed', 'not_found'],
    summary: 'Turns a test card into a payment method; only where the provider is the sandbox.',
    source: 'added',
  }),
  confirmSandbox: endpoint({
    method: 'POST',
    path: '/payments/sandbox/confirm/',
    access: 'public',
    body: confirmSandboxBody,
    reply: sandboxConfirmed,
    problems: ['validation_failed', 'not_found', 'hold_expired'],
    summary: 'What the bank of the card holder answers, in the sandbox.',
    source: 'added',
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/payments/webhook/',
    access: 'public',
    body: z.unknown(),
    reply: 'nothing',
    problems: ['validation_failed'],
    summary: 'Events of the payment provider, checked by its signature.',
    source: 'added',
  }),
};
