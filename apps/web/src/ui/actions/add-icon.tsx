import { IconPlus } from '@tabler/icons-react';

/** The icon of buttons that add something: "Add New Expense". */
export const addIcon = <IconPlus size={18} stroke={1.75} aria-hidden />;
