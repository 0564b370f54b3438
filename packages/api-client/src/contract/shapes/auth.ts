import * as z from 'zod';

export const tokens = z.object({ access: z.string(), refresh: z.string() });

/** A server without rotation sends `access` alone. */
export const refreshed = z.object({ access: z.string(), refresh: z.string().optional() });

export const refreshBody = z.object({ refresh: z.string().min(1) });

export const permission = z.object({ has_permission: z.boolean() });

export const roles = z.object({ roles: z.array(z.string()) });

export type Tokens = z.infer<typeof tokens>;
export type Refreshed = z.infer<typeof refreshed>;
