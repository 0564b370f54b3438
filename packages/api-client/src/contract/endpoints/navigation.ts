import { endpoint } from '../definition/endpoint.ts';
import { readMenu } from '../reads/navigation.ts';
import { menu } from '../shapes/navigation.ts';

export const navigation = {
  menu: endpoint({
    method: 'GET',
    path: '/navigation/menu/',
    access: 'public',
    reply: menu,
    reads: readMenu,
    summary: 'The menu of the header.',
    source: 'B 7.8',
  }),
};
