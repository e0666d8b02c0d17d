import type { Marketplace } from './with-marketplace.ts';

/** The place that a command runs in. */
export type Terminal = {
  /** The settings. */
  readonly environment: NodeJS.ProcessEnv;
  /** Writes a line for the person. */
  readonly print: (line: string) => void;
  /** Runs work on the database of the settings, brought up to date. */
  readonly onMarketplace: <Result>(
    work: (marketplace: Marketplace) => Promise<Result>,
  ) => Promise<Result>;
};
