export {
  useFirstSteps,
  useNoteFirstStep,
  useSkipFirstStep,
} from './first-steps/first-steps.queries.ts';
export { weblinkOf } from './businesses/hub/weblink.ts';
export { useStoreStatus } from './store.queries.ts';
