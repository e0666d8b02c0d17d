import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import fieldClasses from '../../../../ui/forms/field.module.css';
import { describedBy, Labelled } from '../../../../ui/forms/labelled.tsx';
import classes from './look.module.css';
import { colorOf, type LookValues } from './look-form.ts';
import { text } from './look.text.ts';

/** Colors that suit food and have enough contrast. */
const suggestions = ['#0f766e', '#1e5b4f', '#8f2d3c', '#b03a2e', '#8a4b08', '#6e2f5b', '#334e8a'];

/** A color as #rrggbb, from a color picker or from suggestions. */
export function ColorField<Output>({ control }: { control: Control<LookValues, unknown, Output> }) {
  const { field, fieldState } = useController({ control, name: 'brandColor' });
  const id = useId();
  const note = { help: text.colorHelp, error: fieldState.error?.message };
  return (
    <div className={classes.field}>
      <Labelled id={id} label={text.brandColor} {...note}>
        <div className={classes.color}>
          <input
            type="color"
            className={classes.picker}
            aria-label={text.pickColor}
            value={colorOf(field.value)}
            onChange={({ target }) => field.onChange(target.value)}
          />
          <input
            {...field}
            {...describedBy(id, note)}
            className={fieldClasses.box}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
          />
        </div>
      </Labelled>
      <ul className={classes.swatches} aria-label={text.suggestedColors}>
        {suggestions.map((color) => (
          <li key={color}>
            <button
              type="button"
              className={classes.swatch}
              style={{ background: color }}
              aria-label={text.suggestedColor(color)}
              aria-pressed={field.value === color}
              onClick={() => field.onChange(color)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
