import { destinationOf } from '../../features/auth/destination.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './home-screen.module.css';
import { PublicPage } from './public-page.tsx';

const promises = [
  {
    title: 'Orders as they happen',
    text: 'A new order reaches every open screen within a moment, and rings until somebody looks.',
  },
  {
    title: 'From New to Completed',
    text: 'Accept, prepare and hand over in one press each. Two people never take the same order.',
  },
  {
    title: 'Your day in numbers',
    text: 'Sales by the hour, what sells best and who keeps coming back, always up to date.',
  },
];

/** The public face: what Counter is, and the way in. */
export function HomeScreen() {
  const session = useSession();
  const insider = isSignedIn(session) && destinationOf(session) === '/dashboard/app';
  return (
    <PublicPage actions={insider ? <ToDashboard /> : <LinkButton to="/login">Signin</LinkButton>}>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <h1 className={classes.title}>Your store's side of every delivery.</h1>
          <p className={classes.lead}>
            Counter is where your orders arrive: for pickup, for delivery, through your own web
            store. Open the store, cook, hand over. It keeps count.
          </p>
          <div className={classes.actions}>
            {insider ? (
              <ToDashboard large />
            ) : (
              <>
                <LinkButton to="/signup" size="md">
                  Get started
                </LinkButton>
                <LinkButton to="/login" size="md" variant="default">
                  Signin
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <div className={classes.picture} />
      </section>
      <ul className={classes.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PublicPage>
  );
}

function ToDashboard({ large = false }: { large?: boolean }) {
  return (
    <LinkButton to="/dashboard/app" size={large ? 'md' : 'sm'}>
      Go to dashboard
    </LinkButton>
  );
}
