import classes from './brand.module.css';
import { uiText } from '../ui.text.ts';

/** The product's logo and name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <img src="/icon.svg" width={28} height={28} alt="" />
      {uiText.counter}
    </span>
  );
}
