import {
  noticeLabel,
  updateMailSubscription,
  type MailSubscription,
} from '@counter/contract/notifications';
import { useState, type ReactNode } from 'react';
import { call, explainFailure } from '../../lib/api.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { text } from './notifications.text.ts';

interface SubscriptionChoiceProps {
  token: string;
  subscription: MailSubscription;
  /** Renders the page's heading with a line below. */
  header: (title: string, line: ReactNode) => ReactNode;
}

/**
 * Unsubscribes from the mails that a link belongs to, or subscribes again. Nothing happens before a button is pressed.
 */
export function SubscriptionChoice({ token, subscription, header }: SubscriptionChoiceProps) {
  const [present, setPresent] = useState(subscription);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { storeName, email, subscribed } = present;
  const what = noticeLabel(present.kind).toLowerCase();

  async function turn() {
    setBusy(true);
    setFailure('');
    try {
      const body = { token, subscribed: !subscribed };
      setPresent((await call(updateMailSubscription, { body })).data);
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div aria-live="polite">
        {subscribed
          ? header(text.unsubscribe, text.unsubscribeHelp(email, storeName, what))
          : header(text.unsubscribedTitle, text.unsubscribedHelp(email, storeName, what))}
      </div>
      <FormError>{failure}</FormError>
      <PendingButton
        busy={busy}
        variant={subscribed ? 'filled' : 'default'}
        onClick={() => void turn()}
      >
        {subscribed ? text.unsubscribe : text.subscribeAgain}
      </PendingButton>
    </>
  );
}
