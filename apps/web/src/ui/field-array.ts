export { useFieldArray } from 'react-hook-form';
