import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { LeadForm } from './lead-form.tsx';
import classes from './partner.module.css';
import { text as sentences } from './home.text.ts';

const after = [sentences.signUpNext, sentences.reviewNext, sentences.openNext];

/** The partner form, which creates a lead. */
export function Partner() {
  return (
    <section id="partner" className={classes.partner} aria-labelledby="partner-title">
      <div className={classes.words}>
        <h2 id="partner-title" className={classes.title}>
          {sentences.becomeBusinessPartner}
        </h2>
        <p className={classes.lead}>{sentences.whatHappensNext}</p>
        <ol className={classes.after}>
          {after.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className={classes.more}>
          {sentences.faqHint((words) => (
            <TextAnchor href="/faq">{words}</TextAnchor>
          ))}
        </p>
      </div>
      <div className={classes.card}>
        <LeadForm label={sentences.becomeBusinessPartner} />
      </div>
    </section>
  );
}
