import { LinkButton } from '../../ui/actions/link-button.tsx';
import classes from './message.module.css';
import { PublicPage } from './public-page.tsx';
import { text } from '../app.text.ts';

/** There is no such address. */
export function NotFoundScreen() {
  return (
    <PublicPage>
      <div className={classes.message}>
        <p className={classes.sign} aria-hidden>
          404
        </p>
        <h1 className={classes.title}>{text.sorryPageNotFound}</h1>
        <p className={classes.text}>{text.thereIsNothingAtThis}</p>
        <LinkButton to="/home" size="md">
          {text.goToHome}
        </LinkButton>
      </div>
    </PublicPage>
  );
}
