/** The roles of a studio's team, from the one with every right down. */
export const teamRoles = ['owner', 'manager', 'front_desk', 'coach', 'editor'] as const;
export type TeamRole = (typeof teamRoles)[number];
