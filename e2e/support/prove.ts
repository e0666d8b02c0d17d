import type { Locator, Page } from '@playwright/test';
import { newPassword } from './merchant.ts';
import { expect } from './test.ts';

interface Proof {
  readonly password?: string;
  /** A code of the authenticator app, if there is one. */
  readonly code?: string;
}

/** Submits the dialog with this title that asks for a proof of identity. */
export async function prove(page: Page, title: string | RegExp, proof: Proof = {}) {
  const dialog = page.getByRole('dialog', { name: title });
  const { password = newPassword, code } = proof;
  await expect(passwordIn(dialog)).toBeFocused();
  await passwordIn(dialog).fill(password);
  if (code !== undefined) await dialog.getByLabel('Code', { exact: true }).fill(code);
  await submitProof(dialog);
  return dialog;
}

export function passwordIn(dialog: Locator): Locator {
  return dialog.getByLabel('Password', { exact: true });
}

export async function submitProof(dialog: Locator): Promise<void> {
  await dialog.locator('button[type=submit]').click();
}
