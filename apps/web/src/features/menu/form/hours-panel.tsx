import { Button } from '@mantine/core';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Stretch } from '../hours-words.ts';
import { HoursRow } from './hours-row.tsx';
import classes from './product-form.module.css';
import { formText } from './form.text.ts';

/** Maximum number of stretches. */
const maxIntervals = 14;

const breakfast: Stretch = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '07:00', to: '11:00' };

interface HoursPanelProps {
  value: readonly Stretch[];
  onChange: (hours: Stretch[]) => void;
  /** Returns the error at a path such as `0.from`. */
  errorAt: (path: string) => string | undefined;
}

/** The serving hours of a product; without any it is always served. */
export function HoursPanel({ value, onChange, errorAt }: HoursPanelProps) {
  return (
    <Panel
      title={formText.menuHours}
      description={value.length === 0 ? formText.noHoursHelp : formText.hoursHelp}
    >
      <div className={classes.stack}>
        {value.map((stretch, place) => (
          <HoursRow
            // Stretches have no ids and are only added at the end.
            key={place}
            number={place + 1}
            stretch={stretch}
            onChange={(changed) => onChange(value.with(place, changed))}
            onRemove={() => onChange(value.toSpliced(place, 1))}
            errorAt={(name) => errorAt(`${place}.${name}`)}
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={addIcon}
            disabled={value.length >= maxIntervals}
            onClick={() => onChange([...value, value.at(-1) ?? breakfast])}
          >
            {formText.addHours}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
