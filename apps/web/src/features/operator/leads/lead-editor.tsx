import { leadStates, type Lead } from '@counter/contract/home';
import { useEffect } from 'react';
import type { ListAddress } from '../../../lib/url/use-list-address.ts';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { useLeavingQuestion } from '../../../ui/forms/unsaved-changes.tsx';
import { Fact, Facts } from '../facts.tsx';
import type { Search } from '../lists/list-search.ts';
import classes from '../operator.module.css';
import { PhoneLink } from '../phone-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { leadWords } from '../words.ts';
import { useLeadForm } from './use-lead-form.ts';
import { text } from '../operator.text.ts';
import { leadsText } from './leads.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameter that identifies the lead. */
const identity = ['open'] as const;

const options = leadStates.map((value) => ({ value, label: leadWords[value].label }));

interface LeadEditorProps {
  lead: Lead;
  opened: boolean;
  onClose: ListAddress<Search>['close'];
}

/** Edits a lead's state and notes. */
export function LeadEditor({ lead, opened, onClose }: LeadEditorProps) {
  const { form, save, busy, failure } = useLeadForm(lead, () => onClose({ saved: true }));
  const { isDirty } = form.formState;
  const { confirming, question } = useLeavingQuestion({
    dirty: opened && isDirty,
    identifiedBy: identity,
  });
  // Reset discarded changes when the same lead is opened again.
  useEffect(() => {
    if (opened) form.reset(undefined, { keepDirtyValues: false });
  }, [opened, form]);
  // Delayed, so that the key press that opens the question doesn't also answer it.
  const leave = () => {
    if (!confirming) setTimeout(onClose);
  };
  useShortcuts(
    text.lead,
    opened ? [{ keys: 'mod+Enter', label: leadsText.saveLead, run: save }] : [],
  );
  return (
    <>
      <SideDrawer
        opened={opened}
        onClose={leave}
        title={lead.businessName}
        badge={<StateBadge word={leadWords[lead.state]} />}
        subtitle={<>{leadsText.requestedAt(<Instant at={lead.createdAt} inSentence />)}</>}
        footer={
          <PendingButton busy={busy} onClick={save}>
            {uiText.save}
          </PendingButton>
        }
      >
        <div className={classes.sections}>
          <Facts>
            <Fact name={uiText.phone}>
              <PhoneLink number={lead.businessPhone} />
            </Fact>
            <Fact name={uiText.address}>{lead.businessAddress}</Fact>
          </Facts>
          <Form
            label={text.lead}
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <SelectField control={form.control} name="state" label={text.state} options={options} />
            <TextareaField
              control={form.control}
              name="notes"
              label={text.notes}
              help={leadsText.notesHelp}
              rows={8}
              maxLength={5000}
            />
            <FormError>{failure}</FormError>
          </Form>
        </div>
      </SideDrawer>
      {question}
    </>
  );
}
