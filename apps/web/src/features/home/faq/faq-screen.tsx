import { NotFoundState } from '../../../ui/feedback/states.tsx';
import { HomeLayout } from '../home-layout.tsx';
import { AnswerItem } from './answer-item.tsx';
import { answerGroups } from './answers.ts';
import classes from './faq-screen.module.css';
import { findAnswers, wordsOf } from './find-answers.ts';
import { SearchField } from './search-field.tsx';
import { text } from '../home.text.ts';

const description = text.faq.faqDescription;

export interface FaqScreenProps {
  /** The search text; empty shows everything. */
  query: string;
  onQuery: (query: string) => void;
  /** The answer in the address, opened and scrolled into view. */
  named: string;
}

/** All questions and answers: searchable, expandable and linkable. */
export function FaqScreen({ query, onQuery, named }: FaqScreenProps) {
  const words = wordsOf(query);
  const groups = findAnswers(answerGroups, words);
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  const searching = words.length > 0;
  return (
    <HomeLayout>
      <meta name="description" content={description} />
      <div className={classes.screen}>
        <header className={classes.header}>
          <h1 className={classes.title}>{text.frequentlyAskQuestions}</h1>
          <p className={classes.lead}>{text.faq.pageHelp}</p>
          <SearchField query={query} onQuery={onQuery} />
          <output className={classes.count}>{searching ? text.faq.found(count) : ''}</output>
        </header>
        {count === 0 ? <NotFoundState query={query.trim()} onClear={() => onQuery('')} /> : null}
        {groups.map(({ title, answers }) => (
          <section key={title} className={classes.group}>
            <h2 className={classes.groupTitle}>{title}</h2>
            <div className={classes.answers}>
              {answers.map((answer) => (
                <AnswerItem
                  key={`${answer.slug} ${searching}`}
                  answer={answer}
                  words={words}
                  opened={searching || answer.slug === named}
                  named={answer.slug === named}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </HomeLayout>
  );
}
