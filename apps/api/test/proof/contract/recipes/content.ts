import { aDraft } from '../../../office/post-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
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
  'blog.preview': {
    good: async ({ server }) => {
      const id = await aDraft(server);
      const { token } = await aTeamMember(server, 'owner');
      const { body } = await server.call('POST', `/office/posts/${id}/preview-link/`, { token });
      return { params: { token: String(body['url']).split('/').pop() ?? '' } };
    },
    cheap: () => ({ params: { token: 'nothing-here' } }),
  },
  'engagement.read': {
    wrong: { query: { track_view: 'perhaps' } },
    cheap: () => ({ params: { slug: 'nothing-here' } }),
  },
};
