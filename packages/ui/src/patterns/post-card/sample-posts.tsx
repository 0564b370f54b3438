import type { PostCardProps } from './post-card.tsx';

const ground = (color: string) => <div style={{ height: '100%', background: color }} />;

/** Posts of every length, for examples. */
export const samplePosts: readonly PostCardProps[] = [
  {
    title: 'Learn to count before you learn to turn',
    href: '#count',
    excerpt: 'A four count is a floor plan. Once you can hear it, your feet stop guessing.',
    picture: ground('var(--text)'),
    category: { name: 'Rhythm', background: '#0C0D10', color: '#F1EDE4' },
    author: 'Renée Alston',
    date: 'Mar 6, 2026',
    readingTime: '3 min read',
    likes: 128,
  },
  {
    title: 'Your knees are not the problem',
    href: '#knees',
    excerpt: 'What fifteen years of coaching adults says about hips, ankles and blame.',
    picture: ground('var(--maple)'),
    category: { name: 'Strength', background: '#E3A04A', color: '#0C0D10' },
    author: 'Marcus Whitfield',
    date: 'Mar 2, 2026',
    readingTime: '5 min read',
    likes: 1,
  },
  {
    title: 'Forty winters of Sunday adult night',
    href: '#winters',
    excerpt: 'A short history of the rinks that kept the lights on, and the people who paid the bill.',
    picture: ground('var(--accent)'),
    date: 'Feb 24, 2026',
    likes: 2311,
  },
];
