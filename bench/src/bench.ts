import { readNumbersAsNumbers } from './database.ts';
import { readOptions } from './options.ts';
import { compare } from './requests/compare.ts';
import { openPlace } from './requests/place.ts';
import { scenarioNames } from './requests/scenarios.ts';

readNumbersAsNumbers();
const options = readOptions(process.argv.slice(2));
const pace = options.quick
  ? { rounds: 1, warmUpSeconds: 1, seconds: 2 }
  : { rounds: 2, warmUpSeconds: 2, seconds: 8 };
const places = [];
for (const size of options.sizes) places.push(await openPlace(size));
console.log(await compare(places, scenarioNames.filter((name) => options.parts.has(name)), pace));
for (const place of places) await place.close();
