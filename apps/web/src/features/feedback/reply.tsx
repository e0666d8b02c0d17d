import type { StoreReply } from '@counter/contract/feedback';
import classes from './feedback.module.css';
import { Instant } from '../../ui/display/instant.tsx';

const ways = { MAIL: 'by mail', SMS: 'by text message' } as const;

/** What the store answered, who it was and how it was sent. */
export function Reply({ reply }: { reply: StoreReply }) {
  const { text, by, at, sentBy } = reply;
  return (
    <section>
      <h3 className={classes.heading}>Your reply</h3>
      <blockquote className={classes.quote} data-reply>
        {text}
      </blockquote>
      <p className={classes.muted}>
        {by}, <Instant at={at} />
        {sentBy ? `, sent ${ways[sentBy]}` : ''}
      </p>
    </section>
  );
}
