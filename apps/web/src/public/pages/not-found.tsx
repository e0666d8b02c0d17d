import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { ScooterDrawing } from '../../ui/display/drawings/scooter.tsx';
import { PublicPage } from '../../ui/layout/public-page.tsx';
import { Brand } from '../../ui/theme/brand.tsx';
import { text } from '../public.text.ts';
import classes from './not-found.module.css';

/** The page for unknown addresses. */
export default function NotFound() {
  const home = (
    <TextAnchor href="/home">
      <Brand />
    </TextAnchor>
  );
  return (
    <PublicPage home={home}>
      <div className={classes.message}>
        <div className={classes.drawing}>
          <ScooterDrawing large />
        </div>
        <p className={classes.sign} aria-hidden>
          404
        </p>
        <h1 className={classes.title}>{text.notFoundTitle}</h1>
        <p className={classes.text}>{text.notFoundHelp}</p>
        <ButtonAnchor href="/home" size="md">
          {text.goToHome}
        </ButtonAnchor>
      </div>
    </PublicPage>
  );
}
