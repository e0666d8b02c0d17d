import { LinkButton } from '../../ui/actions/link-button.tsx';
import classes from './message.module.css';
import { PublicPage } from './public-page.tsx';

/** There is no such address. */
export function NotFoundScreen() {
  return (
    <PublicPage>
      <div className={classes.message}>
        <p className={classes.sign} aria-hidden>
          404
        </p>
        <h1 className={classes.title}>Sorry, page not found!</h1>
        <p className={classes.text}>
          There is nothing at this address. It may have been mistyped, or the page has moved.
        </p>
        <LinkButton to="/home" size="md">
          Go to Home
        </LinkButton>
      </div>
    </PublicPage>
  );
}
