import type { Deal, DealRequest } from '@counter/contract/deals';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { useReadDeal, useSaveDeal } from '../deals.queries.ts';
import { blankDeal, dealResolver, valuesOf, type DealValues } from './deal-values.ts';

/** A deal that somebody else has changed since it was opened. */
export type Stale = {
  /** The server's message: who changed it, and when. */
  readonly reason: string;
  /** The deal as it was opened. */
  readonly before: Deal;
  readonly theirs: Deal;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** Form state of a new or existing deal, with validation and saving. */
export function useDealForm(deal: Deal | undefined, onSaved: (isNew: boolean) => void) {
  const { storeId, currency } = useCurrentStore();
  const [resolver] = useState(() => dealResolver(currency));
  const form = useForm<DealValues, unknown, DealRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: deal ? valuesOf(storeId, deal) : blankDeal(storeId),
  });
  const { mutateAsync: send } = useSaveDeal();
  const readDeal = useReadDeal();
  const opened = useRef(deal);
  const [before, setBefore] = useState(deal);

  const saving = useVersionedSave(form, {
    olVersion: deal?.olVersion,
    send,
    readTheirs: async () => {
      const theirs = await readDeal(deal?.id ?? 0);
      return { deal: theirs, values: valuesOf(storeId, theirs), olVersion: theirs.olVersion };
    },
    onTheirs: (theirs) => {
      setBefore(opened.current);
      opened.current = theirs.deal;
    },
    onSaved: (_answer, { id }) => onSaved(id === 0),
  });
  const { stale, save, keepMine, takeTheirs } = saving;
  return {
    form,
    save,
    stale: stale &&
      before && {
        reason: stale.reason,
        before,
        theirs: stale.theirs.deal,
        onTake: takeTheirs,
        onKeep: keepMine,
      },
  };
}

export type DealControl = ReturnType<typeof useDealForm>['form']['control'];
