import type { FirstStep, StoreBeginning } from '@counter/contract/analytics';
import { Button } from '@mantine/core';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useNoteFirstStep } from '../../store/index.ts';
import { firstStepsText as text } from './first-steps.text.ts';

export interface StepActionProps {
  step: FirstStep;
  beginning: StoreBeginning;
  onTestAlarm: () => void;
  /** Called before the link is copied. */
  onCopy: () => void;
}

/** The button that completes a step or leads to where it is completed. */
export function FirstStepAction({ step, beginning, onTestAlarm, onCopy }: StepActionProps) {
  const { action } = text.steps[step];
  const { productWithoutPicture } = beginning;
  switch (step) {
    case 'HOURS':
      return (
        <LinkButton variant="default" to="/dashboard/settings/hours">
          {action}
        </LinkButton>
      );
    case 'MENU':
      return hasProduct(beginning) ? (
        <LinkButton variant="default" to="/dashboard/products">
          {action}
        </LinkButton>
      ) : (
        <LinkButton variant="default" to="/dashboard/product/form">
          {text.addProduct}
        </LinkButton>
      );
    case 'PICTURE':
      return (
        <LinkButton
          variant="default"
          to="/dashboard/product/form"
          search={productWithoutPicture === null ? {} : { id: productWithoutPicture }}
        >
          {action}
        </LinkButton>
      );
    case 'DELIVERY':
      return (
        <LinkButton variant="default" to="/dashboard/settings/store-setting" hash="delivery-fees">
          {action}
        </LinkButton>
      );
    case 'BANK':
      return (
        <LinkButton variant="default" to="/dashboard/settings/bank-account">
          {action}
        </LinkButton>
      );
    case 'TEST_ORDER':
      return <WebStoreButton>{action}</WebStoreButton>;
    case 'ALARM':
      return (
        <Button variant="default" onClick={onTestAlarm}>
          {action}
        </Button>
      );
    case 'LINK':
      return <CopyLink onCopy={onCopy}>{action}</CopyLink>;
  }
}

/** Returns true if the store has a product: one with a picture or one without. */
function hasProduct({ productWithoutPicture, steps }: StoreBeginning): boolean {
  const isPictured = steps.some(({ step, state }) => step === 'PICTURE' && state === 'DONE');
  return isPictured || productWithoutPicture !== null;
}

/** Opens the web store in a new tab, so that the portal stays open and the order rings there. */
function WebStoreButton({ children }: { children: string }) {
  const { storeUrl } = useCurrentStore();
  return (
    <Button component="a" variant="default" href={`/s/${storeUrl}`} target="_blank" rel="noopener">
      {children}
    </Button>
  );
}

function CopyLink({ onCopy, children }: { onCopy: () => void; children: string }) {
  const { storeUrl } = useCurrentStore();
  const note = useNoteFirstStep();
  return (
    <CopyButton
      text={`${location.origin}/s/${storeUrl}`}
      toast={text.linkCopied}
      onCopied={() => {
        onCopy();
        note('LINK');
      }}
    >
      {children}
    </CopyButton>
  );
}
