import { categoryFormCases } from '@counter/contract/cases';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('every rule of a category is told at its field', async ({ page }) => {
  await page.goto('/dashboard/products?dialog=category');
  const form = page.getByRole('dialog', { name: 'Add category' });
  const labels: Readonly<Record<string, string>> = { name: 'Name', description: 'Description' };
  for (const { field: name, value, message } of categoryFormCases.cases) {
    await test.step(`${name} "${String(value).slice(0, 40)}": ${message}`, async () => {
      const field = form.getByRole('textbox', { name: labels[name] ?? name });
      await field.fill(message === null ? 'x'.repeat(600) : String(categoryFormCases.filled[name]));
      await field.blur();
      await field.fill(String(value));
      await field.blur();
      if (message === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(field).toHaveAccessibleDescription(new RegExp(read(message)));
    });
  }
});

/** A message as it is read out, where blanks in a row are one. */
function read(message: string): string {
  const text = message.replaceAll(/\s+/g, ' ');
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
