import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './many.module.css';
import { manyText } from './many.text.ts';

/** The number of rows of a long preview drawn at a time. */
const step = 100;

/** The first rows of a long list, and a button for more of them while there are any. */
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
