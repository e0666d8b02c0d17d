import type { ReactNode } from 'react';
import { countWrong } from '../../../ui/forms/count-wrong.ts';
import { FootBar } from '../../../ui/forms/foot-bar.tsx';
import { CancelButton, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from './product-form.module.css';
import { formsText } from '../../../ui/forms/forms.text.ts';
import { formText } from './form.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['id', 'duplicate', 'category'] as const;

interface ProductFrameProps {
  label: string;
  /** Says above the form what somebody else has changed. */
  notice: ReactNode;
  main: ReactNode;
  side: ReactNode;
  /** The product as customers see it. */
  preview: ReactNode;
  failure: string | undefined;
  dirty: boolean;
  /** The errors of the fields. */
  errors: object;
  busy: boolean;
  /** Replaces the buttons after saving. */
  saved?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The layout of a product form: fields, side panels and preview. */
export function ProductFrame(props: ProductFrameProps) {
  const { label, notice, main, side, preview, failure, dirty, errors, busy, saved } = props;
  return (
    <form
      noValidate
      aria-label={label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        // Submit events of dialogs inside bubble up to here.
        if (event.target === event.currentTarget && !busy) props.onSubmit();
      }}
    >
      {notice}
      <div className={classes.columns}>
        <div className={classes.column}>{main}</div>
        <div className={classes.column}>{side}</div>
        <section
          className={classes.preview}
          aria-label={formText.preview}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          {preview}
        </section>
      </div>
      <FootBar
        notice={saved ?? <FormError>{failure}</FormError>}
        says={dirty && !saved ? formsText.unsavedChanges() : undefined}
        wrong={countWrong(errors)}
      >
        {saved ? undefined : (
          <>
            <CancelButton onClick={props.onCancel}>{uiText.cancel}</CancelButton>
            <SubmitButton busy={busy}>{uiText.save}</SubmitButton>
          </>
        )}
      </FootBar>
      <UnsavedChanges dirty={dirty && saved === undefined} identifiedBy={identity} />
    </form>
  );
}
