/**
 * The last, optional parameter of a function with locks or checks: positive controls replace one of them to show that a test
 * fails without it. The server never passes it.
 */
export type Guards<All> = { readonly [Name in keyof All]?: All[Name] | undefined };
