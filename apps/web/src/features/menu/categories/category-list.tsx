import { categoryPageSize, type Category } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useCategories, useOrderCategories } from '../categories.queries.ts';
import classes from './categories.module.css';
import { CategoryRow } from './category-row.tsx';
import { moved } from './reorder.ts';
import { useDrag } from './use-drag.ts';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';

interface CategoryListProps {
  page: number;
  onPage: (page: number) => void;
  onAdd: () => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** The categories in their order, 10 a page. */
export function CategoryList(props: CategoryListProps) {
  const { categories, error, refetch, isFetching } = useCategories();
  if (!categories && error) {
    return (
      <FailedState
        title={categoriesText.categoriesCouldNotBeLoaded}
        cause={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!categories) return <ListSkeleton />;
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={<IconCategory size={32} stroke={1.5} />}
        title={categoriesText.noCategoryYet}
        description={categoriesText.groupYourProductsUnderHeadings}
        action={<Button onClick={props.onAdd}>{text.addCategory}</Button>}
      />
    );
  }
  return <OrderedList {...props} categories={categories} />;
}

function ListSkeleton() {
  return (
    <div aria-busy className={classes.loading}>
      {Array.from({ length: 5 }, (_, row) => (
        <Delayed key={row}>
          <Skeleton height={20} width={`${60 - row * 6}%`} />
        </Delayed>
      ))}
    </div>
  );
}

type OrderedListProps = CategoryListProps & { categories: readonly Category[] };

function OrderedList({ categories, page, onPage, ...actions }: OrderedListProps) {
  const { onAdd, onEdit, onDelete } = actions;
  const list = useRef<HTMLUListElement>(null);
  const { first, rows, pages, show } = usePages(categories, page, onPage);
  const { move, said } = useMoves(categories, show);
  const { dragged, arrange, handle } = useDrag({
    list,
    onDrop: ({ from, to }) => move(first + from, first + to),
  });
  const carried = dragged && rows[dragged.from];
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.help}>{categoriesText.customersSeeThemInThis}</p>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {text.addCategory}
        </Button>
      </div>
      <ul ref={list} aria-label={text.categoriesLabel} className={classes.list}>
        {arrange(rows).map((category) => {
          const place = rows.indexOf(category);
          return (
            <CategoryRow
              key={category.id}
              category={category}
              handle={handle(place)}
              dragging={category === carried}
              onMove={(step) => move(first + place, first + place + step)}
              onEdit={() => onEdit(category)}
              onDelete={() => onDelete(category)}
            />
          );
        })}
      </ul>
      {categories.length > categoryPageSize ? (
        <Pagination {...pages} label={text.categoriesLabel} />
      ) : null}
      <p aria-live="polite" className={classes.said}>
        {said}
      </p>
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
  const first = (page - 1) * categoryPageSize;
  return {
    /** The place of the page's first category, counted from 0. */
    first,
    rows: categories.slice(first, first + categoryPageSize),
    pages: { page, pageSize: categoryPageSize, total: categories.length, onPage: setPage },
    /** Turns to the page that has a place. */
    show: (place: number) => setPage(Math.floor(place / categoryPageSize) + 1),
  };
}

/** Moves categories, says where they went, and keeps the focus on the one that moves. */
function useMoves(categories: readonly Category[], show: (place: number) => void) {
  const [moves, setMoves] = useState({ id: 0, said: '', count: 0 });
  const order = useOrderCategories({
    onRefused: (_, error) => toastFailure(categoriesText.orderStaysAsItWas(explainFailure(error))),
  });
  const move = (from: number, to: number) => {
    const category = categories[from];
    if (!category || to < 0 || to >= categories.length) return;
    order.mutate(moved(categories, from, to).map(({ id }) => id));
    show(to);
    const said = categoriesText.isNowOf(category.name, to + 1, categories.length);
    setMoves(({ count }) => ({ id: category.id, said, count: count + 1 }));
  };
  const { id, count } = moves;
  useEffect(() => {
    if (count === 0) return;
    const handle = document.querySelector(`[data-handle="${id}"]`);
    if (handle instanceof HTMLElement) handle.focus();
  }, [id, count]);
  return { move, said: moves.said };
}
