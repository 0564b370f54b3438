import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { PlusIcon } from '@detroit-well/ui/icons';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { RowButtons } from '../../forms/row-buttons.tsx';
import { showUndo } from '../../overlay/toasts.ts';
import { BlockFields } from './block-fields.tsx';
import {
  blockKinds,
  blockName,
  blockTypes,
  isKnownBlock,
  newBlock,
  type Block,
  type BlockType,
} from './blocks.ts';
import type { PostValues } from './post-values.ts';

const most = 200;

/** The blocks of a post in their order: written, moved, removed and added. */
export function BlockList() {
  const { control, getValues } = useFormContext<PostValues>();
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: 'body', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'body' });
  const list = useRef<HTMLOListElement>(null);
  const add = (type: BlockType): void => {
    append(newBlock(type), { shouldFocus: false });
    requestAnimationFrame(() => {
      const fieldsOf = list.current?.lastElementChild?.querySelector('.post-block__fields');
      fieldsOf?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    });
  };
  const takeOut = (index: number): void => {
    const block = getValues(`body.${index}`);
    remove(index);
    showUndo(`${blockName(block.type)} removed.`, () =>
      insert(Math.min(index, getValues('body').length), block, { shouldFocus: false }),
    );
  };
  const message = errors.body?.root?.message ?? (errors.body as { message?: string } | undefined)?.message;
  return (
    <section className="post-blocks" aria-label="Blocks">
      <ol ref={list}>
        {fields.map(({ key, type }, index) => (
          <BlockCard
            key={key}
            type={type}
            index={index}
            count={fields.length}
            onMove={(to) => swap(index, to)}
            onRemove={() => takeOut(index)}
          />
        ))}
      </ol>
      <div className="post-add" role="group" aria-label="Add a block">
        <p aria-hidden="true">Add a block</p>
        {blockTypes.map((type) => (
          <Button
            key={type}
            size="xs"
            variant="line"
            disabledReason={fields.length < most ? undefined : `A post has ${most} blocks at most.`}
            onClick={() => add(type)}
          >
            <PlusIcon /> {blockKinds[type].label}
          </Button>
        ))}
      </div>
      {message ? <FieldError id="post-blocks-error">{message}</FieldError> : null}
    </section>
  );
}

interface BlockCardProps {
  readonly type: Block['type'];
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function BlockCard({ type, index, count, onMove, onRemove }: BlockCardProps) {
  const heading = useId();
  const one = isKnownBlock(type) ? blockKinds[type].one : 'block';
  return (
    <li>
      <div className="post-block" data-kind={type} role="group" aria-labelledby={heading}>
        <div className="post-block__head">
          <h3 id={heading}>
            {blockName(type)} <span className="muted">{`${index + 1} of ${count}`}</span>
          </h3>
          <RowButtons
            one={`${one} ${index + 1}`}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
        <div className="post-block__fields">
          <BlockFields type={type} name={`body.${index}.value`} />
        </div>
      </div>
    </li>
  );
}
