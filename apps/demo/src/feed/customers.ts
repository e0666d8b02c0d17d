import { integerBetween, type Chance } from './chance.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

const givenNames =
  'Ada Amos Bea Cleo Dara Eli Faye Gus Hedy Ivo Jude Kira Lars Mona Nils Odette Pia Quinn Rhea Saul Tova Uma Vito Wren Ximena Yael Zeke'.split(
    ' ',
  );
const familyNames =
  'Abbott Barlow Castro Dvorak Ellis Fontaine Greer Holt Ito Jansen Keane Lund Moss Novak Orr Pryce Quigley Rowe Stern Tully Underwood Vance Webb Yates Zeller'.split(
    ' ',
  );

/** In each area, 555-0100 to 555-0199 are reserved for fiction. */
const areaCodes = ['203', '475', '551', '609', '631', '732', '845', '862', '860', '908'];
const streets = [
  'Alder Street',
  'Bridge Road',
  'Canal Row',
  'Dock Lane',
  'Elm Avenue',
  'Ferry Street',
];
const zips =
  '10001 10002 10003 10004 10007 10009 10010 10011 10012 10014 10016 10019 10023 11201'.split(' ');
const bells = ['', '', 'Ring twice', 'Second door on the left', 'Leave it with the porter'];
const everybody = areaCodes.length * 100;

type Person = {
  readonly name: string;
  readonly phone: string;
  readonly address: DeliveryAddress;
};

/** Picks one of a thousand people, each with a fixed name, number and address. A few order often. */
export function pickCustomer(chance: Chance): Person {
  const regulars = chance() < 0.4 ? 40 : everybody;
  const person = integerBetween(chance, 0, regulars - 1);
  const given = givenNames[person % givenNames.length];
  const family = familyNames[(person * 7) % familyNames.length];
  const area = areaCodes[person % areaCodes.length];
  const line = String(Math.floor(person / areaCodes.length)).padStart(2, '0');
  return {
    name: `${given} ${family}`,
    phone: `+1 (${area}) 555-01${line}`,
    address: addressOf(person),
  };
}

function addressOf(person: number): DeliveryAddress {
  return {
    street: `${1 + (person % 240)} ${streets[person % streets.length]}`,
    city: 'New York',
    state: 'NY',
    zip: zips[person % zips.length] ?? '',
    instructions: bells[person % bells.length] ?? '',
  };
}
