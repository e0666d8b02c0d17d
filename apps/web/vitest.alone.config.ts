import { configureScreens } from './vitest.config.ts';

/** Tests of screens that begin with the application as a browser loads it. */
export default configureScreens({ isAlone: true });
