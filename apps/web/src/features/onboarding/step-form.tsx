import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './step-form.module.css';

export interface StepFormProps {
  label: string;
  /** The server's refusal: above the fields, and scrolled to unless a field is to blame. */
  failure: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of the wizard as a form. */
export function StepForm({ label, failure, onSubmit, children }: StepFormProps) {
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A field that is wrong has the focus already.
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
  /** The reason for the question. */
  why: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, with the reason for asking. */
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

/** Short fields in pairs, where there is room. Put what needs the whole line into `Wide`. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
