import classes from './check-look.module.css';

/** The styles of a box with its words, high enough for a finger. */
export const checkLook = {
  body: classes.choice,
  label: classes.word,
  input: classes.box,
  description: classes.help,
};
