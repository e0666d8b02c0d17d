import { findMailSubscription } from '@counter/contract/notifications';
import { useCallback, type ReactNode } from 'react';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { LinkFailed, LinkWaiting } from '../../features/auth/link-waiting.tsx';
import { ScreenHeader } from '../../features/auth/screen-header.tsx';
import { useAnswer } from '../../features/auth/use-answer.ts';
import { SubscriptionChoice } from '../../features/notifications/subscription-choice.tsx';
import { ApiProblem, call } from '../../lib/api.ts';
import type { PageProps } from '../page-props.ts';
import { text } from '../public.text.ts';

/** The page of the unsubscribe link in an email. */
export default function Unsubscribe({ value: token }: PageProps) {
  const answer = useAnswer(useCallback(() => find(token), [token]));
  return (
    <AuthLayout>
      {answer.state === 'loading' ? <LinkWaiting title={text.unsubscribe} /> : null}
      {answer.state === 'failed' ? <LinkFailed {...answer} /> : null}
      {answer.state === 'known' ? <Found token={token} found={answer.data} /> : null}
    </AuthLayout>
  );
}

type Answer = Awaited<ReturnType<typeof find>>;

async function find(token: string) {
  try {
    return (await call(findMailSubscription, { params: { token } })).data;
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.code === 'NOT_FOUND') return failure.message;
    throw failure;
  }
}

function header(title: string, line: ReactNode): ReactNode {
  return <ScreenHeader title={title}>{line}</ScreenHeader>;
}

function Found({ token, found }: { token: string; found: Answer }) {
  if (typeof found === 'string') {
    return <ScreenHeader title={text.linkUnknownTitle}>{found}</ScreenHeader>;
  }
  return <SubscriptionChoice token={token} subscription={found} header={header} />;
}
