import classes from './check-look.module.css';

/** Styles of a checkbox and its label, tall enough for a finger. */
export const checkLook = {
  body: classes.choice,
  label: classes.word,
  input: classes.box,
  description: classes.help,
};
