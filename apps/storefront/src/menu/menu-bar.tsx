import classes from './menu-bar.module.css';
import { text } from './menu.text.ts';

interface MenuBarProps {
  storeUrl: string;
  search: string;
  onSearch: (search: string) => void;
  sections: readonly { readonly id: string; readonly name: string }[];
}

/** The search and the ways to the parts of the menu. Both work without scripts as well. */
export function MenuBar({ storeUrl, search, onSearch, sections }: MenuBarProps) {
  return (
    <div className={classes.bar}>
      <search>
        <form action={`/s/${storeUrl}`} onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            aria-label={text.searchMenu}
            placeholder={text.searchMenu}
            maxLength={60}
            autoComplete="off"
            className={classes.search}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        </form>
      </search>
      <nav aria-label={text.menu} className={classes.sections}>
        {sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={classes.section}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
