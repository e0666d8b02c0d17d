import { findQuestion, followQuestion, type Question } from '@counter/contract/feedback';
import { dayAt, spokenDay } from '@counter/contract/shared';
import type { PublicStore } from '@counter/contract/storefront';
import { useState } from 'react';
import { addressOf, call } from '../lib/http.ts';
import { useRefreshOnChange } from '../lib/use-refresh-on-change.ts';
import back from '../ui/back-link.module.css';
import classes from './inquiry.module.css';
import { text } from './inquiry.text.ts';

interface QuestionPageProps {
  store: PublicStore;
  question: Question;
  token: string;
}

/** A question and, once there is one, the store's answer. Open to anyone with the link. */
export function QuestionPage({ store, question: initial, token }: QuestionPageProps) {
  const question = useFreshQuestion(initial, { storeUrl: store.storeUrl, token });
  const { reply, message, askedAt, eventDate, answeredBy } = question;
  return (
    <main className={classes.page}>
      <header>
        <h1 className={classes.title}>
          {reply ? text.answered(store.name) : text.thankYouTitle(store.name)}
        </h1>
        {reply ? null : <p className={classes.muted}>{text.thankYouHelp[answeredBy]}</p>}
      </header>
      <section className={classes.card} aria-labelledby="asked">
        <h2 id="asked">
          {text.yourQuestion(spokenDay(dayAt(new Date(askedAt), store.timeZone), store))}
        </h2>
        <p className={classes.text}>{message}</p>
        {eventDate ? (
          <p className={classes.muted}>{text.forEventDate(spokenDay(eventDate, store))}</p>
        ) : null}
      </section>
      <div className={classes.answer} aria-live="polite">
        {reply ? (
          <section className={classes.card} aria-labelledby="answer">
            <h2 id="answer">{text.answer}</h2>
            <p className={classes.text}>{reply.text}</p>
          </section>
        ) : null}
      </div>
      <a className={back.back} href={`/s/${store.storeUrl}`}>
        {text.backToMenu}
      </a>
    </main>
  );
}

/** Returns the question, refreshed until it is answered. */
function useFreshQuestion(
  initial: Question,
  link: { readonly storeUrl: string; readonly token: string },
): Question {
  const [question, setQuestion] = useState(initial);
  useRefreshOnChange(question.reply ? undefined : addressOf(followQuestion, link), async () => {
    try {
      setQuestion((await call(findQuestion, { params: link })).data);
    } catch (error) {
      console.info('The question stays as it was.', error);
    }
  });
  return question;
}
