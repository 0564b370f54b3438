const dayMs = 86_400_000;

/** A seed file with what a studio enters before it opens: a program, a coach, eight weeks of sessions, a post and a page. */
export function studioData(now: Date): object {
  const sessions = Array.from({ length: 56 }, (_, index) => {
    const start = new Date(now.getTime() + (index + 2) * dayMs);
    start.setUTCHours(22, 0, 0, 0);
    return {
      public_id: `session-${index}`,
      program: 'foundations',
      coach: 'coach',
      title: 'Rink Foundations',
      description: 'Balance, edges and stops, for grown beginners.',
      start_datetime: start.toISOString(),
      end_datetime: new Date(start.getTime() + dayMs / 24).toISOString(),
      location: 'Main floor',
      price_member: '45.00',
      price_public: '60.00',
      max_participants: 20,
    };
  });
  return {
    categories: [{ public_id: 'skate', name: 'Skate' }],
    programs: [{ public_id: 'foundations', category: 'skate', title: 'Foundations' }],
    coaches: [{ public_id: 'coach', name: 'Marcus Ellis' }],
    sessions,
    posts: [
      {
        public_id: 'opening',
        slug: 'opening-week',
        title: 'Opening week',
        intro: '<p>The floor is open.</p>',
        first_published_at: new Date(now.getTime() - dayMs).toISOString(),
      },
    ],
    pages: [
      {
        public_id: 'training',
        html_path: '/training/',
        type: 'training.TrainingIndexPage',
        title: 'Training',
        intro_text: '<p>Small groups, real coaching.</p>',
      },
      {
        public_id: 'privacy',
        html_path: '/privacy-policy/',
        type: 'legal.PrivacyPolicyPage',
        title: 'Privacy Policy',
        body: '<p>We keep what a registration needs.</p>',
      },
    ],
  };
}
