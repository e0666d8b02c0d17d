import classes from './search-field.module.css';
import { text } from './menu.text.ts';

interface SearchFieldProps {
  storeUrl: string;
  search: string;
  onSearch: (search: string) => void;
}

/** The search field of the menu. It also works without scripts. */
export function SearchField({ storeUrl, search, onSearch }: SearchFieldProps) {
  return (
    <search className={classes.search}>
      <form action={`/s/${storeUrl}`} onSubmit={(event) => event.preventDefault()}>
        <svg className={classes.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <input
          type="search"
          name="q"
          aria-label={text.searchMenu}
          placeholder={text.searchMenu}
          maxLength={60}
          autoComplete="off"
          className={classes.input}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </form>
    </search>
  );
}
