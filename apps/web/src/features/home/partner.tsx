import { useIntersection } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './partner.module.css';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text as sentences } from './home.text.ts';

// Forms weigh more than the rest of the page: this one is fetched shortly before it comes into view.
const LeadForm = lazyPart(async () => ({ default: (await import('./lead-form.tsx')).LeadForm }));
const shortlyBefore = { rootMargin: '700px 0px' };

const after = [
  sentences.youGoOnToSign,
  sentences.weCheckWhatYouHanded,
  sentences.youOpenItAndFirst,
];

/** The form by which a business becomes a lead. */
export function Partner() {
  return (
    <section id="partner" className={classes.partner} aria-labelledby="partner-title">
      <div className={classes.words}>
        <h2 id="partner-title" className={classes.title}>
          {sentences.becomeBusinessPartner}
        </h2>
        <p className={classes.lead}>{sentences.threeLinesNowWhatComes}</p>
        <ol className={classes.after}>
          {after.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className={classes.more}>
          {sentences.somethingUnclearAnswersAreOn((words) => (
            <TextLink to="/faq">{words}</TextLink>
          ))}
        </p>
      </div>
      <FormCard />
    </section>
  );
}

/** The card keeps its height while the form is on its way, so that nothing jumps. */
function FormCard() {
  const { ref, entry } = useIntersection(shortlyBefore);
  const [wanted, setWanted] = useState(false);
  if (entry?.isIntersecting && !wanted) setWanted(true);
  return (
    <div ref={ref} className={classes.card}>
      <Suspense>{wanted ? <LeadForm label={sentences.becomeBusinessPartner} /> : null}</Suspense>
    </div>
  );
}
