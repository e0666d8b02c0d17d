import { findQuestion, type Question } from '@counter/contract/feedback';
import { dayAt, spokenDay } from '@counter/contract/shared';
import type { PublicStore } from '@counter/contract/storefront';
import { useEffect, useState } from 'react';
import { call } from '../lib/http.ts';
import classes from './inquiry.module.css';

interface QuestionPageProps {
  store: PublicStore;
  question: Question;
  token: string;
}

/** A question and, once there is one, the store's answer; for who has the link. */
export function QuestionPage({ store, question: initial, token }: QuestionPageProps) {
  const question = useFreshQuestion(initial, { storeUrl: store.storeUrl, token });
  const { reply, message, askedAt, eventDate } = question;
  return (
    <main className={classes.page}>
      <header>
        <h1 className={classes.title}>
          {reply ? `${store.name} answered` : `Thank you! ${store.name} has your question.`}
        </h1>
        {reply ? null : (
          <p className={classes.muted}>
            The answer comes to you by mail or text message, and stands here: keep this link.
          </p>
        )}
      </header>
      <section className={classes.card} aria-labelledby="asked">
        <h2 id="asked">Your question, {spokenDay(dayAt(new Date(askedAt), store.timeZone))}</h2>
        <p className={classes.text}>{message}</p>
        {eventDate ? <p className={classes.muted}>For {spokenDay(eventDate)}</p> : null}
      </section>
      <div aria-live="polite">
        {reply ? (
          <section className={classes.card} aria-labelledby="answer">
            <h2 id="answer">The answer</h2>
            <p className={classes.text}>{reply.text}</p>
          </section>
        ) : null}
      </div>
      <a className={classes.back} href={`/s/${store.storeUrl}`}>
        Back to the menu
      </a>
    </main>
  );
}

const lookEveryMs = 15_000;

/** The question as it was when the page came, then looked at again until it is answered. */
function useFreshQuestion(
  initial: Question,
  { storeUrl, token }: { readonly storeUrl: string; readonly token: string },
): Question {
  const [question, setQuestion] = useState(initial);
  const answered = question.reply !== null;
  useEffect(() => {
    if (answered) return undefined;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        setQuestion((await call(findQuestion, { params: { storeUrl, token } })).data);
      } catch (error) {
        console.info('The question stays as it was.', error);
      }
    };
    const hear = (): void => void look();
    const timer = setInterval(hear, lookEveryMs);
    document.addEventListener('visibilitychange', hear);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hear);
    };
  }, [answered, storeUrl, token]);
  return question;
}
