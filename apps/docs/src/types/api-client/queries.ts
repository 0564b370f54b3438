export * from '@detroit-well/api-client/queries';
