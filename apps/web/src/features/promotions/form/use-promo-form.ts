import type { CampaignGoal } from '@counter/contract/marketing';
import type { PromoRequest } from '@counter/contract/promotions';
import { dayAt, parseDay } from '@counter/contract/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { now } from '@counter/browser/clock';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { useSavePromo } from '../promotions.queries.ts';
import {
  blankPromo,
  promoOfGoal,
  promoResolver,
  usualEnd,
  type PromoValues,
} from './promo-values.ts';

/** Form state of a new promo code, with validation and saving. */
export function usePromoForm(
  goal: CampaignGoal | undefined,
  onSaved: (saved: PromoRequest) => void,
) {
  const { storeId, timeZone } = useCurrentStore();
  const today = () => dayAt(new Date(now()), timeZone);
  const [resolver] = useState(() => promoResolver(storeId, today));
  const form = useForm<PromoValues, unknown, PromoRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: goal ? promoOfGoal(goal, today()) : blankPromo(today()),
  });
  const { mutateAsync } = useSavePromo();
  const keyed = useRef<Keyed<PromoRequest>>(undefined);
  useFollowingEnd(form);

  async function send(checked: PromoRequest) {
    keyed.current = keyFor(checked, keyed.current);
    try {
      await mutateAsync(keyed.current);
      onSaved(checked);
    } catch (error) {
      showRefusal(form, error);
    }
  }

  async function save() {
    form.clearErrors('root');
    await form.handleSubmit(send)();
  }

  return { form, save, today };
}

type PromoForm = ReturnType<typeof useForm<PromoValues, unknown, PromoRequest>>;

/**
 * Moves the end with the start until the person chooses one. A chosen end is validated again, because it may be too
 * early for the new start.
 */
function useFollowingEnd({ control, getFieldState, setValue, trigger }: PromoForm) {
  const startDate = useWatch({ control, name: 'startDate' });
  const follow = useEffectEvent((start: string) => {
    const day = parseDay(start);
    const { isDirty, isTouched } = getFieldState('endDate');
    if (isDirty || isTouched) void trigger('endDate');
    else if (day !== undefined) setValue('endDate', usualEnd(day));
  });
  useEffect(() => follow(startDate), [startDate]);
}

export type PromoControl = PromoForm['control'];
