import { vi } from 'vitest';

export const people = { read: vi.fn() };
export const plans = { list: vi.fn() };
export const sales = { cards: vi.fn(), sell: vi.fn(), withdraw: vi.fn() };
export const credit = { read: vi.fn() };
export const sessions = { list: vi.fn(), read: vi.fn() };
export const registrations = { previewCreate: vi.fn() };
export const giftCards = { print: vi.fn() };
export const payments = {
  config: vi.fn(),
  createSandboxMethod: vi.fn(),
  confirmSandbox: vi.fn(),
  readLink: vi.fn(),
};
export const promoCodes = { check: vi.fn() };
export const memberships = { sendCardLink: vi.fn() };
export const calls = { people, plans, sales, credit, memberships, sessions, registrations, giftCards };

/** In place of the client of the office. */
export const client = { office: calls, payments, promoCodes };
