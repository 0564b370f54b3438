/** The choices of the filters of the schedule, for the server and the web apps. */

/** Times of day by the studio hour at which a session starts; each ends where the next begins. */
export const timesOfDay = [
  { value: 'morning', label: 'Morning', hint: 'before noon', fromHour: 0 },
  { value: 'afternoon', label: 'Afternoon', hint: '', fromHour: 12 },
  { value: 'evening', label: 'Evening', hint: 'from 5 PM', fromHour: 17 },
] as const;

/** The most that a session may cost, in dollars of the public rate. */
export const priceLimits = [
  { dollars: 0, label: 'Free' },
  { dollars: 50, label: 'Up to $50' },
  { dollars: 150, label: 'Up to $150' },
] as const;

export const freeSpotsLabel = 'Only with free spots';

/** Levels in the order in which people reach them; the level for everyone is last. */
export const levelOrder = ['Beginner', 'Intermediate', 'Advanced', 'All levels'] as const;

/** The most sessions of one reply of the server, and their number without `limit` (SPEC-B 9). */
export const sessionsPerPage = 50;

/** The days that the strip shows, and by which a longer list grows. */
export const scheduleDays = 14;
