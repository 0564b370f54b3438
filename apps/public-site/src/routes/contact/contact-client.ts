import { createClient, type Client, type OnEvent } from '@detroit-well/api-client';

/** The anonymous client of this page; a module of its own so that tests answer in the server's place. */
export const contactClient = (apiUrl: string, onEvent: OnEvent): Client =>
  createClient({ baseUrl: apiUrl, onEvent });
