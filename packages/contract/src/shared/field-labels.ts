/** Labels of fields whose own names don't read well. */
const labels: Readonly<Record<string, string>> = {
  available: 'availability',
  unavailableUntil: 'availability',
  category: 'categories',
  categoryIds: 'categories',
  optionGroupIds: 'option groups',
  choices: 'options',
  dealDetails: 'products',
  displayUnitValue: 'display unit',
  tag: 'hash tags',
  code: 'bar code',
  returnable: 'returnable mark',
  featured: 'featured mark',
  containAlcohol: 'alcohol mark',
  images: 'pictures',
  image: 'picture',
  expenseType: 'type',
  expenseDate: 'date',
  supplierId: 'supplier',
  onDuty: 'duty',
  stationId: 'station',
  cnic: 'CNIC #',
  email: 'email address',
};

/** Returns a field's label within a sentence about changes: `minimum order`. */
export function fieldLabel(field: string): string {
  return (
    labels[field] ??
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase()
  );
}
