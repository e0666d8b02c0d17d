// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that may
export { useFieldArray } from 'react-hook-form';
