export * from '@detroit-well/api-client/office-queries';
