import classes from './field.module.css';

/** How the parts of every input look; for a field that is put together of several inputs. */
export const fieldLook = {
  label: classes.label,
  input: classes.input,
  description: classes.help,
  error: classes.error,
};
