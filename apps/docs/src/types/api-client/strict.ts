export * from '@detroit-well/api-client/strict';
