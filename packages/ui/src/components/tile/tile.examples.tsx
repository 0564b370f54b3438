import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CategoryTile, CategoryTiles } from './tile.tsx';

export default { title: 'Controls/Category tile', component: CategoryTile } satisfies Meta;

const tiles = [
  { name: 'All Training', count: 6, ground: 'var(--ink-950)' },
  { name: 'Skate//Well', count: 3, ground: 'var(--ink-950)' },
  { name: 'Movement//Well', count: 2, ground: 'var(--bone-100)' },
  { name: 'Core//Strength', count: 1, ground: 'var(--maple)' },
];

export const Categories = () => {
  const [chosen, setChosen] = useState('All Training');
  return (
    <CategoryTiles label="Categories">
      {tiles.map(({ name, count, ground }) => (
        <CategoryTile
          key={name}
          name={name}
          count={count}
          selected={name === chosen}
          onClick={() => setChosen(name)}
          art={<span style={{ display: 'block', background: ground }} />}
        />
      ))}
    </CategoryTiles>
  );
};
export const WithoutCount = () => (
  <CategoryTiles label="Programs">
    <CategoryTile
      name="Skate//Well"
      selected={false}
      art={<span style={{ display: 'block', background: 'var(--maple)' }} />}
    />
    <CategoryTile
      name="Movement//Well"
      selected
      art={<span style={{ display: 'block', background: 'var(--ink-950)' }} />}
    />
  </CategoryTiles>
);
