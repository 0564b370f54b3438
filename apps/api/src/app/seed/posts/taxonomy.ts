/** Authors and categories of the blog. The color pairs have a contrast of at least 4.5 to 1. */
export const postCategories = [
  { id: 'topic-rhythm', name: 'Rhythm', slug: 'rhythm', bgColor: '#0C0D10', textColor: '#F1EDE4' },
  { id: 'topic-strength', name: 'Strength', slug: 'strength', bgColor: '#E3A04A', textColor: '#0C0D10' },
  { id: 'topic-movement', name: 'Movement', slug: 'movement', bgColor: '#F1EDE4', textColor: '#0C0D10' },
  { id: 'topic-detroit', name: 'Detroit', slug: 'detroit', bgColor: '#B3200A', textColor: '#FFFFFF' },
  { id: 'topic-gear', name: 'Gear', slug: 'gear', bgColor: '#17623D', textColor: '#FFFFFF' },
  { id: 'topic-beginners', name: 'Beginners', slug: 'beginners', bgColor: '#E6E0D4', textColor: '#0C0D10' },
] as const;

export const authors = [
  {
    id: 'author-renee',
    coachId: 'coach-renee-alston',
    firstName: 'Renée',
    lastName: 'Alston',
    bio: 'Coach, Skate//Well. Slow record, low knees, no shouting.',
  },
  {
    id: 'author-marcus',
    coachId: 'coach-marcus-whitfield',
    firstName: 'Marcus',
    lastName: 'Whitfield',
    bio: 'Coach, Core//Strength. Counts out loud so you do not have to.',
  },
  {
    id: 'author-denise',
    coachId: 'coach-denise-okafor',
    firstName: 'Denise',
    lastName: 'Okafor',
    bio: 'Coach, Movement//Well, and a physical therapist by day.',
  },
  {
    id: 'author-imani',
    coachId: 'coach-imani-brooks',
    firstName: 'Imani',
    lastName: 'Brooks',
    bio: 'Coach, Movement//Well. Dancer first.',
  },
  {
    id: 'author-terrence',
    coachId: 'coach-terrence-hollis',
    firstName: 'Terrence',
    lastName: 'Hollis',
    bio: 'Coach, Skate//Well. Thirty winters of Sunday adult night.',
  },
] as const;
