import { TextLink } from '../../ui/text-link.tsx';
import { LeadForm } from './lead-form.tsx';
import classes from './partner.module.css';

const after = [
  'You go on to sign up at once, with your account, your business and your bank account.',
  'We check what you handed in and approve your store.',
  'You open it, and the first order rings.',
];

/** Where a business becomes a lead. */
export function Partner() {
  return (
    <section id="partner" className={classes.partner} aria-labelledby="partner-title">
      <div className={classes.words}>
        <h2 id="partner-title" className={classes.title}>
          Become a business partner
        </h2>
        <p className={classes.lead}>Three lines now. What comes next:</p>
        <ol className={classes.after}>
          {after.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className={classes.more}>
          Something unclear? The answers are on <TextLink to="/faq">the FAQ page</TextLink>.
        </p>
      </div>
      <div className={classes.card}>
        <LeadForm label="Become a business partner" />
      </div>
    </section>
  );
}
