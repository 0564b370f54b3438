import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CategoryTile, CategoryTiles } from './tile.tsx';

export default { title: 'Controls/Category tile', component: CategoryTile } satisfies Meta;

const tiles = [
  { name: 'All Training', count: 28, ground: 'var(--ink-950)' },
  { name: 'Skate//Well', count: 16, ground: 'var(--ink-950)' },
  { name: 'Movement//Well', count: 8, ground: 'var(--bone-100)' },
  { name: 'Core//Strength', count: 4, ground: 'var(--maple)' },
];

export const Categories = () => {
  const [chosen, setChosen] = useState('All Training');
  return (
    <CategoryTiles label="Categories">
      {tiles.map(({ name, count, ground }) => (
        <CategoryTile
          key={name}
          name={name}
          href={`#${name}`}
          count={count}
          selected={name === chosen}
          onClick={(event) => {
            event.preventDefault();
            setChosen(name);
          }}
          art={<span style={{ background: ground }} />}
        />
      ))}
    </CategoryTiles>
  );
};
export const WithoutCount = () => (
  <CategoryTiles label="Programs">
    <CategoryTile
      name="Skate//Well"
      href="#skate"
      selected={false}
      art={<span style={{ background: 'var(--maple)' }} />}
    />
    <CategoryTile
      name="Movement//Well"
      href="#movement"
      selected
      art={<span style={{ background: 'var(--ink-950)' }} />}
    />
  </CategoryTiles>
);
