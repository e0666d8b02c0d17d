import { formatCount } from '@counter/contract/shared';
import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';
import classes from './pagination.module.css';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** The number of all rows; undefined until known. */
  total: number | undefined;
  onPage: (page: number) => void;
  label?: string;
  /** The page sizes to offer and the callback to change the size. Omit both for a fixed size. */
  sizes?: readonly number[];
  onPageSize?: (size: number) => void;
}

/**
 * Shows the position in a paged list, with buttons for the previous and next page. Renders nothing if there are no
 * rows, and reserves its space while they load.
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
