// The tests of the server's HTML run without a page and need none of this.
if (typeof document !== 'undefined') await import('./page.ts');

export {};
