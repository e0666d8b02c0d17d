import type { Suggestion } from '@counter/contract/analytics';
import { dayMs, formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useDismissSuggestion, useSuggestion } from './suggestion.queries.ts';
import { suggestionText as text } from './suggestion.text.ts';
import classes from './suggestion-strip.module.css';

/** The most useful next action, with a link. It keeps its space, so nothing moves when it appears or goes. */
export function SuggestionStrip() {
  const { data, error } = useSuggestion();
  const id = useId();
  return (
    <section
      className={classes.strip}
      aria-labelledby={id}
      aria-busy={data === undefined && !error}
    >
      <h2 id={id} className={classes.title}>
        {text.title}
      </h2>
      {data ? <Shown suggestion={data} /> : <p className={classes.quiet}>{quiet(data, error)}</p>}
    </section>
  );
}

function quiet(data: null | undefined, error: Error | null): string | null {
  if (data === null) return text.nothing;
  return error ? text.notLoaded : null;
}

function Shown({ suggestion }: { suggestion: Suggestion }) {
  const { mutate } = useDismissSuggestion({
    onDone: ({ cause, dismissed }) => {
      if (dismissed) toastSuccess(text.dismissed, () => mutate({ cause, dismissed: false }));
    },
    onRefused: (_, error) => toastFailure(text.notDismissed(explainFailure(error))),
  });
  const now = useNow(60_000);
  return (
    <>
      <p className={classes.text}>{describe(suggestion, now)}</p>
      <div className={classes.actions}>
        {linkOf(suggestion)}
        <Button
          variant="subtle"
          onClick={() => mutate({ cause: suggestion.cause, dismissed: true })}
        >
          {text.dismiss}
        </Button>
      </div>
    </>
  );
}

function describe(one: Suggestion, now: number): string {
  switch (one.kind) {
    case 'CHARGE': {
      const days = Math.ceil((Date.parse(one.contestBy) - now) / dayMs);
      return text.charge(formatMoney(one.amount, one.currency), one.orderNumber, days);
    }
    case 'PAYOUT':
      return text.payout(formatMoney(one.amount, one.currency));
    case 'REVIEW':
      return text.review(one.rating, one.orderNumber);
    case 'PICTURE':
      return text.picture(one.productName);
  }
}

function linkOf(one: Suggestion): ReactNode {
  switch (one.kind) {
    case 'CHARGE':
      return (
        <LinkButton
          variant="default"
          to="/dashboard/adujstment"
          search={{ tab: 'charges', open: one.chargeId }}
        >
          {text.contest}
        </LinkButton>
      );
    case 'PAYOUT':
      return (
        <LinkButton variant="default" to="/dashboard/settings/bank-account">
          {text.checkBank}
        </LinkButton>
      );
    case 'REVIEW':
      return (
        <LinkButton
          variant="default"
          to="/dashboard/customers/reviews"
          search={{ open: one.reviewId }}
        >
          {text.reply}
        </LinkButton>
      );
    case 'PICTURE':
      return (
        <LinkButton variant="default" to="/dashboard/product/form" search={{ id: one.productId }}>
          {text.addPicture}
        </LinkButton>
      );
  }
}
