import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { guestDeclines, minutes } from '../definition/limits.ts';
import { readOpenPaymentLink, readPaidByLink } from '../reads/payment-links.ts';
import { readPaymentsConfig, readSandboxMethod } from '../reads/payments.ts';
import { openPaymentLink, paidByLink, payByLinkBody } from '../shapes/payment-links.ts';
import {
  confirmSandboxBody,
  paymentsConfig,
  sandboxCardBody,
  sandboxConfirmed,
  sandboxMethod,
  savedCard,
} from '../shapes/payments.ts';

/** A desk sends many, and one network opens and pays them. */
const linkAttempts = { attempts: 600, seconds: minutes(60) };

export const payments = {
  config: endpoint({
    method: 'GET',
    path: '/payments/config/',
    access: 'public',
    reply: paymentsConfig,
    reads: readPaymentsConfig,
    summary: 'The payment provider that the server uses, with its publishable key.',
    source: 'added',
  }),
  savedCards: endpoint({
    method: 'GET',
    path: '/payments/methods/',
    access: 'member',
    reply: z.array(savedCard),
    summary: "The caller's saved cards, newest first.",
    source: 'added',
  }),
  forgetCard: endpoint({
    method: 'DELETE',
    path: '/payments/methods/{id}/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Removes a saved card. An instalment plan that still charges it continues.',
    source: 'added',
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/payments/{id}/receipt/',
    access: 'member',
    reply: 'blob',
    media: ['application/pdf'],
    problems: ['not_found'],
    // The server handles no other request while it generates a document.
    limits: {
      caller: { attempts: 60, seconds: minutes(10) },
      network: { attempts: 300, seconds: minutes(10) },
    },
    summary: "The receipt of the caller's payment as a PDF: its lines, refunds, and its place in a plan.",
    source: 'added',
  }),
  readLink: endpoint({
    method: 'GET',
    path: '/payment-links/{token}/',
    access: 'public',
    personal: true,
    reply: openPaymentLink,
    reads: readOpenPaymentLink,
    problems: ['not_found', 'link_used', 'link_ended'],
    limits: { network: linkAttempts },
    summary: 'What a payment link of the studio asks somebody to pay. Reading it changes nothing.',
    source: 'added',
  }),
  payLink: endpoint({
    method: 'POST',
    path: '/payment-links/{token}/',
    access: 'public',
    personal: true,
    strictBody: true,
    body: payByLinkBody,
    reply: paidByLink,
    reads: readPaidByLink,
    problems: [
      'not_found',
      'link_used',
      'link_ended',
      'price_changed',
      'payment_failed',
      'in_progress',
      'idempotency_key_reused',
    ],
    mayAsk: true,
    limits: { network: linkAttempts, declines: guestDeclines },
    idempotency: 'handler',
    summary:
      'Pays by link, once, without a sign-in; 202 when the card needs authentication first, and again with the same key after it.',
    source: 'added',
  }),
  createSandboxMethod: endpoint({
    method: 'POST',
    path: '/payments/sandbox/payment-methods/',
    access: 'either',
    body: sandboxCardBody,
    reply: sandboxMethod,
    reads: readSandboxMethod,
    status: 201,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Creates a payment method from a test card, in the sandbox only.',
    source: 'added',
  }),
  confirmSandbox: endpoint({
    method: 'POST',
    path: '/payments/sandbox/confirm/',
    access: 'public',
    body: confirmSandboxBody,
    reply: sandboxConfirmed,
    problems: ['not_found', 'hold_expired', 'nothing_to_pay'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Completes or fails 3-D Secure authentication, in the sandbox only.',
    source: 'added',
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/payments/webhook/',
    access: 'public',
    // The operator chooses the address that the provider calls.
    openQuery: true,
    body: z.unknown(),
    reply: 'nothing',
    problems: ['not_found', 'unavailable'],
    limits: 'none',
    idempotency: 'none',
    summary: "Receives the payment provider's events and verifies their signature.",
    source: 'added',
  }),
};
