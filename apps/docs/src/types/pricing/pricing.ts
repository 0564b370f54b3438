export * from '@detroit-well/pricing';
