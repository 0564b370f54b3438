export * from '@detroit-well/api-client/errors';
