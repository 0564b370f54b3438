import { ChevronDownIcon } from '@detroit-well/ui/icons';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { Question } from './loader.ts';

/** Questions with answers that open. Works without JavaScript; print shows all answers. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }, index) => (
    <details key={question} open={index === 0}>
      <summary>
        <span>{question}</span>
        <ChevronDownIcon />
      </summary>
      <RichText html={answer} />
    </details>
  ));
}
