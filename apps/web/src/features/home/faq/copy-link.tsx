import { IconCheck, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import classes from './copy-link.module.css';
import { text } from '../home.text.ts';

type Outcome = 'copied' | 'shown';

const words: Record<Outcome, string> = {
  copied: text.faq.linkCopied,
  shown: text.faq.copyLinkFromAddressBar,
};

/** Copies the link to an answer. If the browser denies it, the link is in the address bar. */
export function CopyLink({ slug, question }: { slug: string; question: string }) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(`/faq#${slug}`, location.href).href);
      setOutcome('copied');
    } catch {
      history.replaceState(null, '', `/faq#${slug}`);
      setOutcome('shown');
    }
  }

  return (
    <div className={classes.row}>
      <Button
        variant="subtle"
        className={classes.button}
        aria-label={text.faq.copyLinkTo(question)}
        leftSection={outcome === 'copied' ? <IconCheck size={16} /> : <IconLink size={16} />}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {text.faq.copyLink}
      </Button>
      <output>{outcome ? words[outcome] : ''}</output>
    </div>
  );
}
