import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { updateCurrentStore } from '../../../lib/session.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { Instant } from '../when.tsx';
import classes from './viewing.module.css';
import { useEndOwnerView } from './viewing.queries.ts';
import { text } from './viewing.text.ts';

/** Says on every screen that staff view the store as its owner, read only, with a button to stop. */
export function OwnerViewBar({ until }: { until: string }) {
  const { storeId, fullName } = useCurrentStore();
  const { mutate, isPending } = useEndOwnerView();
  const navigate = useNavigate();

  async function leave() {
    await navigate({ to: '/operator/stores/$storeId', params: { storeId: String(storeId) } });
    updateCurrentStore(null);
  }

  const leaveAtEnd = useEffectEvent(() => void leave());
  useEffect(() => {
    const timer = setTimeout(leaveAtEnd, Math.max(0, Date.parse(until) - now()));
    return () => clearTimeout(timer);
  }, [until]);

  return (
    <section className={classes.bar} aria-label={text.label}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>{text.viewing(fullName, <Instant at={until} inSentence />)}</p>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        onClick={() =>
          mutate(storeId, {
            onSuccess: () => void leave(),
            onError: () => toastFailure(text.notEnded),
          })
        }
      >
        {text.end}
      </Button>
    </section>
  );
}
