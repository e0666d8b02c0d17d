import { createContext } from 'react';

/** The days that the charts of a screen are about, as they stand on a saved picture. */
export const ChartRange = createContext<string | undefined>(undefined);
