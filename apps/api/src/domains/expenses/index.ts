export { sumExpensesByDay, sumExpensesOf } from './expenses.repository.ts';
export { expenseRoutes } from './expenses.routes.ts';
export { importExpenses, importSuppliers } from './import.repository.ts';
