import type { ReactNode } from 'react';
import { Form, FormActions, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import classes from './operator.module.css';
import { text } from './operator.text.ts';

interface DecisionFormProps {
  label: string;
  /** Information to read before deciding. */
  about: ReactNode;
  busy: boolean;
  /** The error of the form as a whole. */
  failure: string | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a decision, below the statement that it is about. */
export function DecisionForm(props: DecisionFormProps) {
  const { label, about, busy, failure, onSubmit, children } = props;
  return (
    <section className={classes.decision}>
      <div>
        <h3 className={classes.dialogTitle}>{text.decide}</h3>
        {about ? <p className={classes.muted}>{about}</p> : null}
      </div>
      <Form
        label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
        <FormError>{failure}</FormError>
        <FormActions>
          <SubmitButton busy={busy}>{text.decide}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  );
}
