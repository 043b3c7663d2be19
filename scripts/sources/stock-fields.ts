import { type CarField, carFieldNames, carFields } from '../../src/stock/car/car-fields.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';

/** The file that {@link stockFieldsText} is kept in. */
export const stockFieldsFile = 'tenants/stock-fields.md';

/** What a reader makes of a sample, or undefined. */
type ValueOf = (sample: unknown) => unknown;

/**
 * The forms that fields are written in, told by what their reader makes of a sample, the first that fits: the table says
 * what the code does. A reader that fits none stops the table, so that a new kind of field gets its line here.
 */
const forms: readonly [fits: (of: ValueOf) => boolean, words: string][] = [
	[(of) => of('Demonstrator') === 'demo', '`new`, `used`, `demo`, and words for them: `pre-owned`, `ex demo`'],
	[
		(of) => of('For sale') === 'in_stock',
		'`in_stock`, `coming_soon`, `sold`, and words for them: `for sale`, `in transit`',
	],
	[
		(of) => of('yes') === true && of('maybe') === undefined,
		'`true`, `yes`, `y`, `1`, `on`; `false`, `no`, `n`, `0`, `off`',
	],
	[(of) => of('Premium unleaded') === 'Petrol', 'a word; `Premium unleaded`, `PHEV`, `EV` and others get one spelling'],
	[(of) => of('6 speed auto') === 'Automatic', 'a word; `6 speed auto`, `DSG`, `M` and others get one spelling'],
	[
		(of) => of('Station wagon') === 'Wagon',
		'a word; `Hatchback`, `Station wagon`, `Dual cab` and others get one spelling',
	],
	[
		(of) => Array.isArray(of({ Safety: ['ABS'] })),
		'a list, an object of lists by group, or one text with `\\|`, `;` or a comma between them: `Safety: ABS, airbags; Comfort: Heated seats`',
	],
	[
		(of) => Array.isArray(of('Insurance; Servicing')),
		'a list of texts, or one text with `\\|`, `;` or a comma between them',
	],
	[
		(of) => Array.isArray(of('https://a.example/1.jpg')),
		'addresses in a list, as `{ "url": … }`, or in one text with `\\|`, `;` or a comma between them',
	],
	[
		(of) => of('/assets/1.jpg') === '/assets/1.jpg' && of('some text') === undefined,
		'an address: `https://…` or a file of the site, `/assets/1.jpg`',
	],
	[(of) => of('$12,990') === 12_990 && of('99.500') === 99.5, '`99.50`, `$99.50 per week`; the point is for decimals'],
	[
		(of) => of('$12,990') === 12_990,
		'`12990`, `$12,990.50`, `12.990 €`, `8.990,-`, `AUD 12,990 drive away`; `POA` and 0 mean no price',
	],
	[(of) => of('484 km (WLTP)') === 484, '`484`, `484 km`, `484 km (WLTP)`, `301 miles`'],
	[(of) => of('165 Wh/km') === 16.5, '`16.5`, `16.5 kWh/100 km`, `165 Wh/km`, `26.6 kWh/100 mi`'],
	[(of) => of('60.4 kWh usable') === 60.4, '`60.4`, `60.4 kWh`'],
	[(of) => of('11 kW') === 11 && of('7.4 kW') === 7.4, '`11`, `7.4 kW`'],
	[(of) => of('28 min') === 28, '`28`, `28 min`'],
	[(of) => of('CCS Combo 2') === 'CCS2', '`CCS2`, `CHAdeMO`, `NACS`, `Type 2`, and words for them: `CCS Combo 2`'],
	[(of) => of('820 mm') === 820, '`820`, `820 mm`'],
	[(of) => of('1,245 litres') === 1_245, '`445`, `445 L`, `1,245 litres`'],
	[(of) => of('28,000 mi') === 45_062, '`45000`, `45,000 km`, `45.000 km`, `28,000 miles`'],
	[(of) => of('122 PS') === 90, '`90`, `90 kW`, `122 PS`, `121 hp`, `90 kW (122 PS)`'],
	[
		(of) => of('20 ft 6 in') === 6.25,
		'`6.2`, `6.2 m`, `6200 mm`, `20 ft 6 in`, `20\'6"`; a number alone from 13 is in feet',
	],
	[
		(of) => of('2.4 t') === 2400,
		'`2400`, `2,400 kg`, `2.4 t`, `5,300 lb`; a number alone that is too small is in tonnes',
	],
	[(of) => of('0.5 t') === 500, '`180`, `180 kg`, `0.18 t`, `400 lb`'],
	[(of) => of('649cc') === 649, '`649`, `649 cc`, `649 cm³`, `0.65 L`'],
	[(of) => of('1 year') === 52, '`4`, `4 weeks`, `3 months`, `1 year`'],
	[(of) => of('6 x 4') === '6x4', '`4x2`, `6x4`, `6 × 4`'],
	[
		(of) => of('Medium Rigid') === 'MR',
		'`Car` or `C`, `LR`, `MR`, `HR`, `HC`, `MC`, `Class 2`, `MR licence`, `Medium Rigid`',
	],
	[(of) => of('yes') === 'LAMS approved', '`LAMS approved`, `yes`, `1`; `Full licence`, `no`, `0`'],
	[(of) => of('offroad') === 'Off-road', '`On-road`, `Semi off-road`, `Off-road`'],
	[(of) => of('05/2018') === 2018, '`2018`, or a date with it: `05/2018`, `2018-05-31`, `31.05.2018`'],
	[
		(of) => of('31.05.2018') === 1_527_724_800,
		'Unix seconds or milliseconds, `2026-11-03`, `2026-11-03T10:30+11:00`, `3.11.2026`; `3/11/2026` with `date_order`',
	],
	[(of) => of('8,7 l/100km') === 8.7, '`8.7`, `8,7 l/100km`'],
	[
		(of) => of('4') === 4 && of('4.5') === undefined,
		'a whole number, alone or with its unit: `4`, `4 doors`, `5 seats`, `4 cyl`',
	],
	[(of) => of('2.0 L') === '2.0 L' && of('0 L') === undefined, 'any text; `0 L` means not known'],
	[(of) => of('any text') === 'any text' && of('https://a.example/') !== undefined, 'any text'],
	[(of) => of('any text') === 'any text', 'a word or a few; not a VIN, an address or a value of another field'],
	[(of) => of({ name: 'Northside' }) !== undefined, 'a name, or an object: `{ "name": "Northside", "phone": … }`'],
	[
		(of) => of([{ deposit_amount: 500 }]) !== undefined,
		'a list: `[{ "authorization_type": …, "authorization_key": …, "deposit_amount": 500 }]`',
	],
	[
		(of) => of({ average_market_price: 20_000 }) !== undefined,
		'an object: `{ "average_market_price": …, "state_average_market_price": … }`',
	],
];

type Row = {
	read: Reader<unknown>;
	about?: string;
	aliases?: readonly string[];
	search?: { type: string };
};

/** The table of all fields of a feed: names, meaning, how filters know them, and the forms that are read (SITE-5). */
export function stockFieldsText(): string {
	return [
		'# Fields of a stock feed',
		'',
		'Made by `npm run schema` from `src/stock/car/car-fields.ts`; a test fails when it is stale. A feed carries these names itself, or',
		'`stock_feed.columns` says which of its columns each is read from (`scripts/sources/README.md`). Every car needs `make`, `model` and `year`.',
		'What a field cannot read costs that fact, not the car, and is in the stock report. `decimal_mark`, `date_order` and `units` of the feed',
		'say how numbers, dates and units are written; `search_filters` knows the fields that have a type.',
		'',
		'| field | also as | what | type in filters | is written |',
		'| --- | --- | --- | --- | --- |',
		...carFieldNames.map(tableRow),
		'',
	].join('\n');
}

function tableRow(field: CarField): string {
	const { aliases = [], about = '', search, read }: Row = carFields[field];
	const cells = [code(field), aliases.map(code).join(', '), about, search?.type ?? '', formsOf(field, read)];
	return `| ${cells.join(' | ')} |`;
}

function formsOf(field: CarField, read: Reader<unknown>): string {
	const words = forms.find(([fits]) => fits((sample) => readValue(sample, read).value))?.[1];
	if (words === undefined) throw new Error(`${field}: say in scripts/sources/stock-fields.ts how it is written.`);
	return words;
}

const code = (text: string): string => `\`${text}\``;
