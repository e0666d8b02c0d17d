export {
  useFirstSteps,
  useNoteFirstStep,
  useSkipFirstStep,
} from './first-steps/first-steps.queries.ts';
export { useStoreStatus } from './store.queries.ts';
