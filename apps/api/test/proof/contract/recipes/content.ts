import type { Recipes } from '../recipe.ts';

export const content: Recipes = {
  'pages.find': {
    good: () => ({ query: { html_path: '/training/' } }),
    wrong: { query: {} },
    rejected: { not_found: () => ({ query: { html_path: '/nothing-here/' } }) },
  },
  'pages.list': { good: () => ({ query: { type: 'training.TrainingIndexPage' } }) },
  'pages.publicPages': { good: () => ({ query: { type: 'legal.PrivacyPolicyPage' } }) },
  'blog.posts': {
    wrong: { query: { page: 'first' } },
    cheap: () => ({ query: { page: 9_999 } }),
    rejected: { not_found: () => ({ query: { page: 9_999 } }) },
  },
  'blog.post': { cheap: () => ({ params: { slug: 'nothing-here' } }) },
  'engagement.read': {
    wrong: { query: { track_view: 'perhaps' } },
    cheap: () => ({ params: { slug: 'nothing-here' } }),
  },
};
