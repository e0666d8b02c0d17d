import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export type DrawingName = 'door' | 'moon' | 'gift' | 'cup' | 'dish' | 'calendar' | 'people';

interface DrawingProps {
  name: DrawingName;
  /** Twice as large, for empty states. */
  large?: boolean;
}

/** A small drawing in our colors. It says nothing that the words beside it don't. */
export function Drawing({ name, large = false }: DrawingProps) {
  return (
    <svg viewBox="0 0 96 72" className={large ? classes.large : classes.small} aria-hidden>
      <ellipse cx="48" cy="64" rx="40" ry="5" className={classes.shade} />
      {drawings[name]}
    </svg>
  );
}

const { line, soft, strong, warm, paper } = classes;

const drawings: Record<DrawingName, ReactNode> = {
  door: (
    <>
      <path d="M24 63V14a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v49z" className={soft} />
      <path d="M30 63V18l24-8v53z" className={paper} />
      <path d="M30 18 54 10v53H30z" className={line} />
      <circle cx="49" cy="39" r="2.5" className={strong} />
      <path d="M64 22h20v12a10 10 0 0 1-20 0z" className={warm} transform="rotate(8 74 30)" />
      <path d="M69 50c4 4 10 4 14 0M66 44l-3 3m23-3 3 3" className={line} />
    </>
  ),
  moon: (
    <>
      <path d="M58 8a19 19 0 1 0 18 27A16 16 0 0 1 58 8z" className={warm} />
      <path d="M18 46h60v4H18zM26 50v13m44-13v13" className={line} />
      <rect x="18" y="44" width="60" height="5" rx="2.5" className={strong} />
      <path d="M26 44a11 11 0 0 1 22 0z" className={soft} />
      <path d="M26 44a11 11 0 0 1 22 0zM37 33v-3" className={line} />
      <circle cx="24" cy="16" r="1.8" className={strong} />
      <circle cx="38" cy="9" r="1.3" className={strong} />
      <circle cx="84" cy="22" r="1.5" className={strong} />
    </>
  ),
  gift: (
    <>
      <rect x="22" y="32" width="52" height="31" rx="4" className={soft} />
      <rect x="18" y="23" width="60" height="12" rx="4" className={paper} />
      <rect x="18" y="23" width="60" height="12" rx="4" className={line} />
      <rect x="43" y="23" width="10" height="40" className={warm} />
      <path
        d="M48 23c-5-14-20-13-17-4 1 3 7 4 17 4zm0 0c5-14 20-13 17-4-1 3-7 4-17 4z"
        className={line}
      />
      <path d="M22 35v24a4 4 0 0 0 4 4h44a4 4 0 0 0 4-4V35" className={line} />
    </>
  ),
  cup: (
    <>
      <path d="M24 28h44v20a15 15 0 0 1-15 15H39a15 15 0 0 1-15-15z" className={paper} />
      <path
        d="M24 28h44v20a15 15 0 0 1-15 15H39a15 15 0 0 1-15-15zM68 33h5a8 8 0 0 1 0 16h-5"
        className={line}
      />
      <path d="M46 53c-9-6-11-10-9-14 2-3 7-3 9 1 2-4 7-4 9-1 2 4 0 8-9 14z" className={warm} />
      <path d="M36 21c-3-4 3-6 0-11m10 11c-3-4 3-6 0-11m10 11c-3-4 3-6 0-11" className={line} />
    </>
  ),
  dish: (
    <>
      <path d="M16 54a32 32 0 0 1 64 0z" className={soft} />
      <path d="M26 46a22 22 0 0 1 16-15" className={line} />
      <path d="M16 54a32 32 0 0 1 64 0zM48 22v-3" className={line} />
      <circle cx="48" cy="17" r="3.5" className={warm} />
      <rect x="10" y="54" width="76" height="7" rx="3.5" className={strong} />
      <path d="m76 14 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" className={warm} />
    </>
  ),
  calendar: (
    <>
      <rect x="18" y="14" width="60" height="50" rx="6" className={paper} />
      <path d="M18 28V20a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v8z" className={soft} />
      <rect x="18" y="14" width="60" height="50" rx="6" className={line} />
      <path d="M32 9v10m32-10v10M18 28h60" className={line} />
      <rect x="26" y="35" width="26" height="6" rx="3" className={strong} />
      <rect x="40" y="45" width="30" height="6" rx="3" className={warm} />
      <rect x="26" y="55" width="14" height="4" rx="2" className={soft} />
    </>
  ),
  people: (
    <>
      <circle cx="34" cy="24" r="11" className={soft} />
      <path d="M14 63a20 20 0 0 1 40 0z" className={soft} />
      <path
        d="M14 63a20 20 0 0 1 40 0zM45 24a11 11 0 1 1-22 0 11 11 0 0 1 22 0z"
        className={line}
      />
      <circle cx="64" cy="30" r="9" className={paper} />
      <path d="M56 48a16 16 0 0 1 24 15H58" className={paper} />
      <path d="M73 30a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM57 47a16 16 0 0 1 23 16H58" className={line} />
      <path d="m70 12 4 4 8-9" className={classes.tick} />
    </>
  ),
};
