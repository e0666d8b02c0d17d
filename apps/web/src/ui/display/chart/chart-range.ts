import { createContext } from 'react';

/** The days that a screen's charts cover, as printed on a saved picture. */
export const ChartRange = createContext<string | undefined>(undefined);
