import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './many.module.css';
import { manyText } from './many.text.ts';

/** Number of preview rows rendered at a time. */
const step = 100;

/** Returns the first rows of a long list, with a button to show more. */
export function useShownPart<Row>(rows: readonly Row[]) {
  const [count, setCount] = useState(step);
  const left = rows.length - count;
  const more =
    left > 0 ? (
      <p className={classes.more}>
        <Button variant="default" onClick={() => setCount(count + step)}>
          {manyText.showMoreLeft(left)}
        </Button>
      </p>
    ) : null;
  return { shown: rows.slice(0, count), more };
}
