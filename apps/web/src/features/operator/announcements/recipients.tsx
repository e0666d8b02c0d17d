import type { AnnouncementRecipient } from '@counter/contract/operator';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Instant } from '../when.tsx';
import { useRecipients } from './announcements.queries.ts';
import classes from './announcements.module.css';
import { text } from './announcements.text.ts';

/** The recipients of an announcement, with who confirmed it. */
export function Recipients({ id, subject }: { id: number; subject: string }) {
  return (
    <Loaded
      query={useRecipients(id)}
      failed={text.storesNotLoaded}
      waiting={<Skeleton width="100%" height={64} />}
    >
      {(recipients) => (
        <ul className={classes.recipients} aria-label={text.storesOf(subject)}>
          {recipients.map((one) => (
            <li key={one.storeId} className={classes.recipient}>
              <TextLink to="/operator/stores/$storeId" params={{ storeId: String(one.storeId) }}>
                {`${one.name}, ${one.branchName}`}
              </TextLink>
              <span className={classes.about}>{describe(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function describe({ sentAt, seenAt, seenBy }: AnnouncementRecipient) {
  if (sentAt === null) return text.notSent;
  if (seenAt === null || seenBy === null) return text.notConfirmed;
  return text.confirmedBy(seenBy, <Instant at={seenAt} inSentence />);
}
