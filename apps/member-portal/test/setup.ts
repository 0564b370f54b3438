// The tests of the server run without a page and need none of this.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Waiting is no failure: a file that is loaded late may take seconds on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
