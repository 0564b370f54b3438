export * from '@detroit-well/api-client/endpoints';
