import type { Expense } from '@counter/contract/expenses';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../ui/actions/back-to-business.tsx';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { ExpenseDrawer } from './expense-drawer.tsx';
import { ExpenseFigures, ExpenseTypes } from './expense-figures.tsx';
import { ExpenseList } from './expense-list.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import classes from './expenses.module.css';
import {
  useExpenses,
  useSaveExpenses,
  useSaveReceipts,
  type ExpensesWanted,
} from './expenses.queries.ts';
import { ExpenseDialog } from './form/expense-dialog.tsx';
import { text } from './expenses.text.ts';

/** Expense: what the store spends, by month and type. */
export function ExpenseScreen({ search }: { search: ExpenseSearch }) {
  const { update } = useListAddress(search);
  const [edited, setEdited] = useState<Expense | 'new' | undefined>(
    search.receipt === undefined ? undefined : 'new',
  );
  const close = () => {
    setEdited(undefined);
    if (search.receipt !== undefined) update({ receipt: undefined });
  };
  return (
    <Page>
      <Header search={search} onAdd={() => setEdited('new')} />
      <Content search={search} onEdit={setEdited} onAdd={() => setEdited('new')} />
      {edited ? (
        <ExpenseDialog
          expense={edited === 'new' ? undefined : edited}
          receipt={edited === 'new' ? search.receipt : undefined}
          onClose={close}
        />
      ) : null}
    </Page>
  );
}

function Header({ search, onAdd }: { search: ExpenseSearch; onAdd: () => void }) {
  const { can } = useCurrentStore();
  const save = useSaveExpenses();
  const saveReceipts = useSaveReceipts();
  return (
    <PageHeader
      title={text.expense}
      description={text.pageHelp}
      back={<BackToBusiness />}
      actions={
        <>
          <ExportMenu
            what={text.fileOfExpenses}
            save={(kind) => save(kind, wantedIn(search))}
            more={[
              {
                label: text.receipts,
                what: text.fileOfReceipts,
                save: () => saveReceipts(wantedIn(search)),
              },
            ]}
          />
          {can('expenses:write') ? (
            <Button leftSection={addIcon} onClick={onAdd}>
              {text.addNewExpense}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

interface ContentProps {
  search: ExpenseSearch;
  onEdit: (expense: Expense) => void;
  onAdd: () => void;
}

function Content({ search, onEdit, onAdd }: ContentProps) {
  const { page = 1, size = 5 } = search;
  const address = useListAddress(search);
  const query = useExpenses(wantedIn(search), { pageNumber: page - 1, pageSize: size });
  const { data } = query;
  return (
    <>
      {data || !query.error ? <ExpenseFigures found={data} /> : null}
      <div className={classes.beside}>
        <ExpenseList search={search} query={query} onEdit={onEdit} onAdd={onAdd} />
        {data && data.types.length > 0 ? (
          <ExpenseTypes types={data.types} refetching={query.isPlaceholderData} />
        ) : null}
      </div>
      <ExpenseDrawer openId={search.open} onClose={address.close} onEdit={onEdit} />
    </>
  );
}

function wantedIn({ search, month, type, supplier, receipts }: ExpenseSearch): ExpensesWanted {
  return {
    search: search ?? '',
    ...(month && { month }),
    ...(type && { expenseType: type }),
    ...(supplier && { supplierId: supplier }),
    ...(receipts && { withoutReceipt: true }),
  };
}
