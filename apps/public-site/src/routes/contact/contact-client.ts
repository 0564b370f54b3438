import { createClient, type Client, type OnEvent } from '@detroit-well/api-client';

/** The anonymous client of this page, in a separate module so that tests can replace it. */
export const contactClient = (apiUrl: string, onEvent: OnEvent): Client =>
  createClient({ baseUrl: apiUrl, onEvent });
