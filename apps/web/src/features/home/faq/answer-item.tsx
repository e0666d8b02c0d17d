import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './answer-item.module.css';
import type { Answer } from './answers.ts';
import { CopyLink } from './copy-link.tsx';
import { Marked } from './marked.tsx';

export interface AnswerItemProps {
  answer: Answer;
  /** Words to highlight. */
  words: readonly string[];
  /** Initial state; from then on the person opens and closes it. */
  opened: boolean;
  /** Scrolls the answer into view: the address names it. */
  named: boolean;
}

/** A question that expands to show its answer. */
export function AnswerItem({ answer, words, opened, named }: AnswerItemProps) {
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!named) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [named]);

  return (
    <details id={answer.slug} open={opened} className={classes.item}>
      <summary ref={summary} className={classes.question}>
        <h3>
          <Marked text={answer.question} words={words} />
        </h3>
        <IconChevronDown size={20} stroke={1.75} className={classes.sign} aria-hidden />
      </summary>
      <div className={classes.answer}>
        {answer.answer.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <CopyLink slug={answer.slug} question={answer.question} />
      </div>
    </details>
  );
}
