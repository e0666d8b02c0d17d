import classes from './field.module.css';

/** Styles of an input's parts, for fields composed of several inputs. */
export const fieldLook = {
  label: classes.label,
  input: classes.input,
  description: classes.help,
  error: classes.error,
};
