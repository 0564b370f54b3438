export * from '@detroit-well/validation';
