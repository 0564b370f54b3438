import * as z from 'zod';
import { day, flag, instant, money, paging, publicId } from './atoms.ts';
import { programOfSession } from './programs.ts';

export const coach = z.object({
  public_id: publicId,
  name: z.string(),
  bio: z.string(),
  certifications: z.array(z.string()),
});

/** A training session as every list and the detail page show it (Spec A 3). */
export const session = z.object({
  public_id: publicId,
  title: z.string(),
  description: z.string(),
  program: programOfSession,
  coach_name: z.string(),
  coach: coach.nullable(),
  start_datetime: instant,
  end_datetime: instant,
  location: z.string(),
  price_member: money,
  price_public: money,
  /** What the caller would pay. */
  price: money,
  is_full: z.boolean(),
  /** `null`: unlimited. */
  available_spots: z.number().int().min(0).nullable(),
  max_participants: z.number().int().positive().nullable(),
  current_registrations: z.number().int().min(0),
  registration_open: z.boolean(),
  session_type: z.enum(['upcoming', 'completed']),
  /** Of the caller's registration; `null` without one. */
  payment_status: z.enum(['paid', 'pending', 'failed', 'refunded', 'free']).nullable(),
  has_updates: z.boolean(),
  requirements: z.array(z.string()),
  what_to_bring: z.array(z.string()),
  status: z.enum(['scheduled', 'cancelled', 'rescheduled']),
  /** The caller has a live registration. */
  is_registered: z.boolean(),
  image_url: z.string().nullable(),
});

export const sessionList = z.object({ count: z.number().int(), sessions: z.array(session) });
export const upcomingSessions = z.object({ count: z.number().int(), upcoming_sessions: z.array(session) });

export const availability = z.object({
  can_register: z.boolean(),
  current_registrations: z.number().int(),
  max_participants: z.number().int().nullable(),
  available_spots: z.number().int().nullable(),
  is_full: z.boolean(),
  registration_open: z.boolean(),
});

export const sessionFilters = z.object({
  exclude_session: z.string().optional(),
  available_only: flag,
  upcoming_only: flag,
  /** A program's public id or title. */
  program: z.string().optional(),
  /** A category's name or slug. */
  category: z.string().optional(),
  difficulty: z.string().optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  ...paging,
});

export type Coach = z.infer<typeof coach>;
export type Session = z.infer<typeof session>;
export type SessionList = z.infer<typeof sessionList>;
export type Availability = z.infer<typeof availability>;
