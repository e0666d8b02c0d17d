import type { StoreReply } from '@counter/contract/feedback';
import classes from './feedback.module.css';
import { Instant } from '../../ui/display/instant.tsx';
import { text as sentences } from './feedback.text.ts';

const ways = { MAIL: sentences.byMail, SMS: sentences.byTextMessage } as const;

/** Shows the reply, its author and its channel. */
export function Reply({ reply }: { reply: StoreReply }) {
  const { text, by, at, sentBy } = reply;
  return (
    <section>
      <h3 className={classes.heading}>{sentences.yourReply}</h3>
      <blockquote className={classes.quote} data-reply>
        {text}
      </blockquote>
      <p className={classes.muted}>
        {by}, <Instant at={at} />
        {sentBy ? sentences.sent(ways[sentBy]) : ''}
      </p>
    </section>
  );
}
