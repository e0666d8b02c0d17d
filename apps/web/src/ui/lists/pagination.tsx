import { formatCount } from '@counter/contract/shared';
import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';
import classes from './pagination.module.css';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** All rows; undefined until they are known. */
  total: number | undefined;
  onPage: (page: number) => void;
  label?: string;
  /** The page sizes, and the callback to change them; one size only if absent. */
  sizes?: readonly number[];
  onPageSize?: (size: number) => void;
}

/**
 * Shows the position in a long list, with buttons for the next and the previous page. Renders nothing without rows,
 * and keeps its place while they load.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, label = uiText.pages, sizes = [], onPageSize } = props;
  if (total === 0) return null;
  const pages = total === undefined ? page : Math.ceil(total / pageSize);
  return (
    <nav aria-label={label} className={classes.pagination}>
      <p className={classes.range} aria-live="polite" data-print="keep">
        {total === undefined ? null : describeRange(page, pageSize, total)}
      </p>
      {onPageSize ? (
        <NativeSelect
          aria-label={listsText.rowsPerPage}
          classNames={{ input: classes.size }}
          data={sizes.map((size) => ({ value: String(size), label: listsText.rows(size) }))}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      ) : null}
      <div className={classes.steps}>
        <p className={classes.page}>
          {total === undefined ? null : listsText.pageOf(formatCount(page), formatCount(pages))}
        </p>
        <IconButton
          label={listsText.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={20} />
        </IconButton>
        <IconButton
          label={listsText.nextPage}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={20} />
        </IconButton>
      </div>
    </nav>
  );
}

function describeRange(page: number, pageSize: number, total: number): string {
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return listsText.rangeOfTotal(formatCount(first), formatCount(last), formatCount(total));
}
