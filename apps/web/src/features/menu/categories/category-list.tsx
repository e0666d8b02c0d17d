import { categoryPageSize, type Category } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { explainFailure } from '../../../lib/api.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { ListDrawing } from '../../../ui/display/drawings/list.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useCategories, useMoveCategory } from '../categories.queries.ts';
import { moveOf } from '../moves.ts';
import classes from './categories.module.css';
import { CategoryRow } from './category-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';

interface CategoryListProps {
  page: number;
  onPage: (page: number) => void;
  onAdd: () => void;
  /** Orders the products of a category; undefined for products without a category. */
  onOrder: (category: Category | undefined) => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** The categories in order, 10 per page. */
export function CategoryList(props: CategoryListProps) {
  const query = useCategories();
  const { categories, error } = query;
  if (!categories && error) {
    return <FailedToLoad title={categoriesText.categoriesNotLoaded} query={query} />;
  }
  if (!categories) return <ListSkeleton />;
  if (categories.length === 0) {
    return (
      <EmptyState
        drawing={<ListDrawing large />}
        title={categoriesText.noCategoryYet}
        description={categoriesText.noCategoriesHelp}
        action={
          <div className={classes.actions}>
            <Button onClick={props.onAdd}>{text.addCategory}</Button>
            <Button variant="default" onClick={() => props.onOrder(undefined)}>
              {categoriesText.orderProducts}
            </Button>
          </div>
        }
      />
    );
  }
  return <OrderedList {...props} categories={categories} />;
}

type OrderedListProps = CategoryListProps & { categories: readonly Category[] };

function OrderedList({ categories, page, onPage, ...actions }: OrderedListProps) {
  const { onAdd, onEdit, onDelete, onOrder } = actions;
  const { first, pages, show } = usePages(categories, page, onPage);
  const move = useMoveCategory({
    onRefused: (_, error) => toastFailure(categoriesText.notReorderedToast(explainFailure(error))),
  });
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.help}>{categoriesText.orderHint}</p>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {text.addCategory}
        </Button>
      </div>
      <SortableList
        label={text.categoriesLabel}
        items={categories}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={(from, to) => move.mutate(moveOf(categories, from, to))}
        page={{ first, size: categoryPageSize, show }}
        rowClassName={classes.row}
      >
        {(category, _place, grip) => (
          <CategoryRow
            category={category}
            grip={grip}
            onOrder={() => onOrder(category)}
            onEdit={() => onEdit(category)}
            onDelete={() => onDelete(category)}
          />
        )}
      </SortableList>
      <Button variant="subtle" className={classes.more} onClick={() => onOrder(undefined)}>
        {categoriesText.orderUncategorized}
      </Button>
      {categories.length > categoryPageSize ? (
        <Pagination {...pages} label={text.categoriesLabel} />
      ) : null}
    </>
  );
}

function usePages(
  categories: readonly Category[],
  wanted: number,
  setPage: (page: number) => void,
) {
  const last = Math.max(1, Math.ceil(categories.length / categoryPageSize));
  const page = Math.min(wanted, last);
  return {
    /** The index of the page's first category. */
    first: (page - 1) * categoryPageSize,
    pages: { page, pageSize: categoryPageSize, total: categories.length, onPage: setPage },
    /** Goes to the page that contains an index. */
    show: (place: number) => setPage(Math.floor(place / categoryPageSize) + 1),
  };
}
