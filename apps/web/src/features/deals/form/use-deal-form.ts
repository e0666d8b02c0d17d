import type { Deal, DealRequest } from '@counter/contract/deals';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem } from '../../../lib/api.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { useReadDeal, useSaveDeal } from '../deals.queries.ts';
import { blankDeal, dealResolver, valuesOf, type DealValues } from './deal-values.ts';

/** Somebody else has changed the deal since it was opened. */
export type Stale = {
  /** The server's sentence: who, and when. */
  readonly message: string;
  /** The deal as it was opened, and as it is now. */
  readonly before: Deal;
  readonly theirs: Deal;
};

/** The form of a deal, new or changed, until the server has kept it. */
export function useDealForm(deal: Deal | undefined, onSaved: (isNew: boolean) => void) {
  const { storeId, currency } = useCurrentStore();
  const [resolver] = useState(() => dealResolver(currency));
  const form = useForm<DealValues, unknown, DealRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: deal ? valuesOf(storeId, deal) : blankDeal(storeId),
  });
  const { mutateAsync } = useSaveDeal();
  const readDeal = useReadDeal();
  const keyed = useRef<Keyed<DealRequest>>(undefined);
  const opened = useRef(deal);
  const [stale, setStale] = useState<Stale>();

  async function send(checked: DealRequest) {
    keyed.current = keyFor(checked, keyed.current);
    try {
      await mutateAsync(keyed.current);
      onSaved(checked.id === 0);
    } catch (error) {
      showRefusal(form, error);
      await learnWhatChanged(error);
    }
  }

  async function learnWhatChanged(error: unknown) {
    const before = opened.current;
    if (!before || !(error instanceof ApiProblem) || error.code !== 'CHANGED_MEANWHILE') return;
    const theirs = await readDeal(before.id).catch(() => undefined);
    if (theirs) setStale({ message: error.message, before, theirs });
  }

  async function save() {
    form.clearErrors('root');
    await form.handleSubmit(send)();
  }

  /** Saves what was typed here over what somebody else has made of the deal, or goes on from theirs. */
  function settle({ theirs }: Stale, whose: 'mine' | 'theirs') {
    opened.current = theirs;
    setStale(undefined);
    form.clearErrors('root');
    if (whose === 'theirs') return form.reset(valuesOf(storeId, theirs));
    form.setValue('olVersion', theirs.olVersion);
    void save();
  }

  return { form, stale, settle, save };
}

export type DealControl = ReturnType<typeof useDealForm>['form']['control'];
