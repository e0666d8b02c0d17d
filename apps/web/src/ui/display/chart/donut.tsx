import { ChartFigure } from './chart-figure.tsx';
import classes from './donut.module.css';

const radius = 40;

export interface DonutProps {
  name: string;
  /** The share to draw, 0 to 100, and its text in the middle. */
  percent: number;
  text: string;
  /** Labels and values of the share and the rest. */
  share: { label: string; text: string };
  rest: { label: string; text: string };
}

/** A share of a whole as a ring, with both parts as text. */
export function Donut({ name, percent, text, share, rest }: DonutProps) {
  return (
    <ChartFigure
      name={name}
      lines={() => [
        [name, share.label, rest.label],
        [text, share.text, rest.text],
      ]}
      picture={
        <div className={classes.figure}>
          <div className={classes.drawing}>
            <svg className={classes.ring} viewBox="0 0 100 100" aria-hidden focusable="false">
              <circle className={classes.rest} cx="50" cy="50" r={radius} />
              {percent > 0 ? (
                <circle
                  className={classes.share}
                  cx="50"
                  cy="50"
                  r={radius}
                  pathLength={100}
                  strokeDasharray={`${Math.min(percent, 100)} 100`}
                />
              ) : null}
            </svg>
            <strong className={classes.text}>{text}</strong>
          </div>
          <dl className={classes.legend}>
            <div className={classes.shareLine}>
              <dt>{share.label}</dt>
              <dd>{share.text}</dd>
            </div>
            <div className={classes.restLine}>
              <dt>{rest.label}</dt>
              <dd>{rest.text}</dd>
            </div>
          </dl>
        </div>
      }
    />
  );
}
