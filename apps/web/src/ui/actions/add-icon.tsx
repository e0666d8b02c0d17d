import { IconPlus } from '@tabler/icons-react';

/** Before the words of a button that adds something: "Add New Expense". */
export const addIcon = <IconPlus size={18} stroke={1.75} aria-hidden />;
