import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './step-form.module.css';

export interface StepFormProps {
  label: string;
  /** The server's error, shown above the fields. Scrolled into view unless a field has the error. */
  failure: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of the wizard as a form. */
export function StepForm({ label, failure, onSubmit, children }: StepFormProps) {
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // An invalid field already has the focus.
    const atField = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (failure && !atField) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  return (
    <Panel>
      <Form
        label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div ref={top} className={classes.failure}>
          <FormError>{failure}</FormError>
        </div>
        {children}
      </Form>
    </Panel>
  );
}

export interface FieldGroupProps {
  title: string;
  /** The reason for asking. */
  why: ReactNode;
  children: ReactNode;
}

/** A group of fields, with the reason for asking. */
export function FieldGroup({ title, why, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend className={classes.legend}>{title}</legend>
      <p id={id} className={classes.why}>
        {why}
      </p>
      <Columns>{children}</Columns>
    </fieldset>
  );
}

/** Short fields in two columns if there is room. Put full-width content into `Wide`. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
