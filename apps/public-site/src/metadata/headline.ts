import { brand } from '@detroit-well/config/brand';

/** The headline of the home page, one line per row (SPEC-A 2, marketing headlines). */
export const homeHeadline = ['This is not a Gym.', 'Not a Club.', 'Not a Studio.'] as const;

export const whatWeTrain = `Rhythm, skate and strength training for grown folks in ${brand.city}.`;
export const homeStatement = `${whatWeTrain} Small cohorts, maple floors, and coaches who know your name by the second song.`;
