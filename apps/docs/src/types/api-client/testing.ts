export * from '@detroit-well/api-client/testing';
