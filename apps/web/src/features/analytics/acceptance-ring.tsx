import classes from './acceptance-ring.module.css';

const radius = 15;

/** A ring chart of a percentage. */
export function AcceptanceRing({ percent }: { percent: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 36 36" aria-hidden focusable="false">
      <circle className={classes.track} cx="18" cy="18" r={radius} pathLength={100} />
      {percent > 0 ? (
        <circle
          className={classes.share}
          cx="18"
          cy="18"
          r={radius}
          pathLength={100}
          strokeDasharray={`${Math.min(percent, 100)} 100`}
        />
      ) : null}
    </svg>
  );
}
