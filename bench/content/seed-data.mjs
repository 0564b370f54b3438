/** A seed file with the given number of posts and sessions (packages/api-client/src/seed-file). */
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const vocabulary =
  'count the floor under slow wheels and listen for the second beat of every old record'.split(' ');
const sentence = (seed) =>
  Array.from({ length: 40 }, (_, index) => vocabulary[(seed * 7 + index * 3) % vocabulary.length]).join(' ');

function post(index) {
  const text = sentence(index);
  return {
    public_id: `post-${index}`,
    slug: `post-${index}`,
    title: `Post number ${index}`,
    excerpt: text,
    intro: `<p>${text}</p>`,
    body: [0, 1, 2, 3, 4].map((block) => ({
      id: `b${block}`,
      type: 'simple_content',
      value: { layout: 'full', heading: '', content: `<p>${sentence(index + block)}</p>` },
    })),
    tags: ['beginners', `tag-${index % 20}`],
    first_published_at: new Date(Date.now() - (index + 1) * hourMs).toISOString(),
  };
}

function session(index) {
  const start = Date.now() + dayMs + index * hourMs;
  return {
    public_id: `session-${index}`,
    program: 'bench-program',
    title: `Session number ${index}`,
    start_datetime: new Date(start).toISOString(),
    end_datetime: new Date(start + hourMs).toISOString(),
    location: 'Floor A',
    price_member: '18.00',
    price_public: '24.00',
    max_participants: 16,
  };
}

const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));

export const seedData = ({ posts, sessions }) => ({
  categories: [{ public_id: 'bench-category', name: 'Benchmark' }],
  programs: [{ public_id: 'bench-program', category: 'bench-category', title: 'Many sessions' }],
  sessions: many(sessions, session),
  posts: many(posts, post),
});
