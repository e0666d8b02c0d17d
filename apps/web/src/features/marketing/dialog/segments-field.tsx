import { segmentLabel } from '@counter/contract/customers';
import { formatCount } from '@counter/contract/shared';
import { Checkbox } from '@mantine/core';
import { useController } from 'react-hook-form';
import classes from '../marketing.module.css';
import { useSegments } from '../marketing.queries.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { text } from '../marketing.text.ts';

/** The customer segments to write to, besides typed numbers. Hidden until loaded. */
export function SegmentsField({ form: { control, trigger } }: { form: CampaignForm }) {
  const { field } = useController({ control, name: 'segments' });
  const { fieldState } = useController({ control, name: 'contacts' });
  const { data } = useSegments();
  if (!data) return null;
  return (
    <fieldset className={classes.segments}>
      <legend>{text.dialog.segmentsLabel}</legend>
      {data.map(({ segment, agreed }) => (
        <Checkbox
          key={segment}
          label={`${segmentLabel(segment)} (${formatCount(agreed)})`}
          disabled={agreed === 0}
          checked={field.value.includes(segment)}
          onChange={({ currentTarget: { checked } }) => {
            const others = field.value.filter((one) => one !== segment);
            field.onChange(checked ? [...others, segment] : others);
            if (fieldState.error) void trigger('contacts');
          }}
          classNames={{ body: classes.choice, label: classes.word, input: classes.box }}
        />
      ))}
    </fieldset>
  );
}
