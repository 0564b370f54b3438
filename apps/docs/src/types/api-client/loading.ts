export * from '@detroit-well/api-client/loading';
