import type { FirstStep, StoreBeginning } from '@counter/contract/analytics';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import { useEmailToConfirm } from '../../../features/onboarding/onboarding.queries.ts';
import { useFirstSteps } from '../../../features/store/index.ts';
import { explainFailure } from '../../../lib/api.ts';
import { refreshSession } from '../../../lib/account/refresh-session.ts';
import { useSession } from '../../../lib/session.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useShell } from '../shell-state.tsx';
import classes from './waiting-bar.module.css';
import { text } from './waiting.text.ts';

/** The bar on every screen of a store awaiting approval: the state of the review and the steps to prepare. */
export function WaitingBar({ store }: { store: CurrentStore }) {
  const { stores } = useShell();
  const refusal = stores.find(({ id }) => id === store.storeId)?.refusal ?? null;
  // The home screen shows the whole list.
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/dashboard/app' });
  return (
    <section className={classes.bar} aria-label={text.label}>
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        {refusal === null ? <InReview store={store} /> : text.refused(store.name, refusal)}
      </p>
      {refusal === null || store.viewedUntil ? null : <CorrectButton />}
      {isHome ? null : <StepsToPrepare />}
    </section>
  );
}

function InReview({ store: { name, viewedUntil } }: { store: CurrentStore }) {
  const isToConfirm = useEmailToConfirm() && !viewedUntil;
  return (
    <>
      <strong>{text.inReview(name)}</strong> {isToConfirm ? text.confirmEmail : text.weReview}{' '}
      {text.prepareMeanwhile} {text.customersSeeNothing}
    </>
  );
}

/** Links back to the application. Only for people without an approved store. */
function CorrectButton() {
  const { store } = useSession();
  if (store.storeApproved) return null;
  const correct = async () => {
    try {
      await refreshSession();
    } catch (error) {
      toastFailure(text.notRead(explainFailure(error)));
    }
  };
  return (
    <Button size="xs" variant="default" onClick={() => void correct()}>
      {text.correct}
    </Button>
  );
}

function StepsToPrepare() {
  const { data } = useFirstSteps();
  if (!data) return null;
  return (
    <ul className={classes.steps} aria-label={text.toPrepare}>
      {data.steps.map(({ step, state }) => {
        const way = wayTo(step, data);
        if (!way) return null;
        const isDone = state === 'DONE';
        const Icon = isDone ? IconCircleCheck : IconCircle;
        return (
          <li key={step}>
            <Link {...way.link} className={classes.step} data-done={isDone || undefined}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {way.label}
              <VisuallyHidden>{isDone ? text.done : text.open}</VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the link to a step that can be done before the approval; undefined for other steps. */
function wayTo(step: FirstStep, { productWithoutPicture }: StoreBeginning) {
  switch (step) {
    case 'HOURS':
      return { label: text.steps[step], link: linkOptions({ to: '/dashboard/settings/hours' }) };
    case 'MENU':
      return { label: text.steps[step], link: linkOptions({ to: '/dashboard/products' }) };
    case 'PICTURE':
      return {
        label: text.steps[step],
        link:
          productWithoutPicture === null
            ? linkOptions({ to: '/dashboard/products' })
            : linkOptions({
                to: '/dashboard/product/form',
                search: { id: productWithoutPicture },
              }),
      };
    case 'DELIVERY':
      return {
        label: text.steps[step],
        link: linkOptions({ to: '/dashboard/settings/store-setting', hash: 'delivery-fees' }),
      };
    default:
      return undefined;
  }
}
