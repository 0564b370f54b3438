export * from '@detroit-well/api-client/session-node';
