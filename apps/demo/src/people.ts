import type { Random } from './random.ts';

/** A demo customer; `loyalty` is their relative order frequency. */
export type DemoCustomer = { name: string; phone: string; loyalty: number };

const givenNames =
  'Aaliyah Abigail Adaeze Ahmed Aisha Alejandro Amara Amir Ana Andre Anika Antonio Arjun Astrid Beatriz Benjamin Bianca Caleb Camila Carlos Chloe Connor Daniela Darius David Deepa Diego Dmitri Elena Elias Emily Emma Esther Ethan Fatima Felix Gabriel Grace Hana Hannah Hiroshi Ian Imani Ines Isaac Isabella Jamal James Jasmine Javier Jin Joanna Jonah Jordan Jose Julia Kai Karim Katarzyna Keisha Kenji Kwame Laila Lauren Leila Leo Liam Lin Lucia Luis Maya Malik Marcus Maria Mateo Mei Michael Mina Mohamed Monique Nadia Naomi Nathan Nia Nikhil Noah Nora Olivia Omar Oscar Patrick Priya Rafael Rania Rebecca Ravi Rosa Ruth Sadie Samir Samuel Sara Simone Sofia Stefan Svetlana Tariq Tessa Thomas Tomas Tyrone Valentina Victor Wei William Xavier Yara Yuki Yusuf Zainab Zoe'.split(
    ' ',
  );

const familyNames =
  "Abdi Acosta Adeyemi Ahmad Alvarez Anderson Baker Bauer Begum Bell Bennett Brooks Campbell Carter Castillo Chang Chaudhry Chen Cohen Cole Cruz Dasgupta Davis Delgado Diaz Edwards Eriksen Evans Farouk Fernandez Fischer Flores Foster Garcia Gomez Goldberg Gonzalez Grant Green Gupta Haddad Hall Hassan Hayes Hernandez Hoang Hughes Ibrahim Iyer Jackson Johnson Jones Kaplan Katz Kelly Khan Khoury Kim Kowalski Kumar Lam Lee Levine Lewis Lin Liu Lopez Malik Marino Martinez Mbeki Mensah Mitchell Moore Morales Moreno Murphy Nakamura Nguyen Nowak Nwosu O'Brien Okafor Ortiz Osei Park Patel Perez Petrov Pham Phillips Ramirez Rao Reed Reyes Rivera Robinson Rodriguez Rosen Rossi Russo Saleh Sanchez Santos Sato Schmidt Scott Shah Silva Singh Smith Tanaka Taylor Thompson Torres Tran Turner Vargas Volkov Walker Wang Ward Washington Watanabe White Williams Wilson Wong Wright Yamamoto Yilmaz Young Zhang".split(
    ' ',
  );

const areaCodes = ['212', '718', '917', '646', '347', '929', '332', '516', '914', '201'];
const numbersPerArea = 100;

/**
 * Generates customers with distinct names, and distinct numbers from the range reserved for fiction (555-0100 to
 * 555-0199). A tenth are regulars, a third order now and then, the rest rarely. Throws RangeError above 1,000
 * customers, when the numbers run out.
 */
export function createCustomers(random: Random, count: number): DemoCustomer[] {
  if (count > areaCodes.length * numbersPerArea) {
    throw new RangeError(
      `There are fictional phone numbers for 1,000 customers, not for ${count}.`,
    );
  }
  const names = createNames(random, count);
  const offset = random.integer(0, areaCodes.length * numbersPerArea - 1);
  return names.map((name, index) => ({
    name,
    phone: phoneNumber(offset + index * 37),
    loyalty: createLoyalty(random),
  }));
}

function createNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(givenNames)} ${random.pick(familyNames)}`);
  return [...names];
}

/** 37 is coprime to the size of the range, so its multiples visit each number once. */
function phoneNumber(position: number): string {
  const slot = position % (areaCodes.length * numbersPerArea);
  const area = areaCodes[Math.floor(slot / numbersPerArea)];
  return `+1 (${area}) 555-01${String(slot % numbersPerArea).padStart(2, '0')}`;
}

function createLoyalty(random: Random): number {
  return random.weighted([
    [10, random.integer(12, 30)],
    [33, random.integer(3, 8)],
    [57, 1],
  ]);
}
