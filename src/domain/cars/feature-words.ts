import { letters } from '../words/letters.ts';
/**
 * Features that people search for, in the words of feeds and of visitors (SRCH-3): `Panoramic sunroof` and `moon roof` are `sunroof`. The
 * index has one word for each, so that it stays small: a feature that is not here is on the car's page alone.
 */
export type FeatureWord = {
	/** The word that stands for it in the index and in filters. */
	word: string;
	/** As it reads within a sentence: `with tow bar`. */
	name: string;
	/** What it is called. */
	pattern: string;
	/** Where the dealer's comments speak of it, the car has it. */
	isTold?: true;
};

const row = (word: string, name: string, pattern: string): FeatureWord => ({ word, name, pattern });
const told = (...of: Parameters<typeof row>): FeatureWord => ({ ...row(...of), isTold: true });

export const featureWords: readonly FeatureWord[] = [
	row('sunroof', 'sunroof', 'sun ?-?roofs?|moon ?-?roofs?|(?:panoramic|glass) (?:glass )?roofs?'),
	row(
		'leather',
		'leather',
		'leather(?:[ -](?:seats?|seating|upholstery|interior|appointed|trim(?:med)?))*(?![ -](?:wrapped|steering|gear|shift|hand|look))',
	),
	row('heatedseats', 'heated seats', 'heated (?:(?:front|rear|leather) )*seats?|seat heat(?:ers?|ing)'),
	row(
		'towbar',
		'tow bar',
		'tow ?-?bars?|tow(?:ing)? ?-?(?:packs?|packages?|kits?|hitch(?:es)?)|(?:trailer|receiver) hitch(?:es)?',
	),
	row('carplay', 'Apple CarPlay', '(?:apple )?car ?-?play'),
	row('androidauto', 'Android Auto', 'android ?auto'),
	row(
		'camera',
		'reversing camera',
		'(?:reversing|reverse|rear[ -]?view|rear|back ?-?up|parking|(?:360|surround)(?:[ -]?(?:°|degrees?|view))?) ?-?cameras?',
	),
	row('parksensors', 'parking sensors', '(?:park(?:ing)?|reversing) (?:distance )?sensors?'),
	row('adaptivecruise', 'adaptive cruise control', '(?:adaptive|radar|active|smart) cruise(?: control)?'),
	row('cruise', 'cruise control', 'cruise control'),
	row('blindspot', 'blind-spot monitor', 'blind[ -]?spot(?: (?:monitor(?:ing)?|warning|assist|detection|alert))?'),
	row(
		'lanekeeping',
		'lane keeping',
		'lane[ -](?:keep(?:ing)?|departure|assist|trace)(?: (?:assist|aid|warning|alert))?',
	),
	row('navigation', 'navigation', '(?:sat(?:ellite)? ?-?)?nav(?:igation)?(?: systems?)?|gps'),
	row('keyless', 'keyless entry', 'keyless(?: (?:entry|start|go|access))*|push[ -](?:button )?start'),
	row('wirelesscharging', 'wireless charger', 'wireless (?:phone )?charg(?:er|ing)(?: pad)?'),
	row('powertailgate', 'power tailgate', '(?:power(?:ed)?|electric|automatic) ?(?:tail|lift) ?-?gates?'),
	row('bluetooth', 'Bluetooth', 'blue ?-?tooth'),
	row('alloys', 'alloy wheels', 'alloys|alloy wheels?|mag wheels?'),
	row('bullbar', 'bull bar', '(?:bull|nudge) ?-?bars?'),
	row('canopy', 'canopy', 'canop(?:y|ies)'),
	row('roofracks', 'roof racks', 'roof ?-?racks?|roof rails?'),
	row('headup', 'head-up display', 'head[ -]?up displays?'),
	row('solar', 'solar', 'solar(?: panels?)?'),
	row('offroad', 'off-road rating', '(?<!semi[ -])off[ -]?road(?! ?(?:bikes?|mod|tyre|pack|susp|light|driv))'),
	row('bunks', 'bunks', '(?:(?:family|double|triple) )?bunks?(?: beds?)?'),
	row('shower', 'shower', 'showers?'),
	row('toilet', 'toilet', 'toilets?'),
	row('awning', 'awning', 'awnings?'),
	row('heatedgrips', 'heated grips', 'heated (?:hand ?)?grips?'),
	row('panniers', 'panniers', 'panniers?'),
	row(
		'fivestars',
		'5 safety stars',
		'(?:5|five)[ -]?stars?(?:[ -](?:ancap|nhtsa|safety|rating|rated))*|(?:ancap|nhtsa|safety) (?:5|five)[ -]?stars?',
	),
	row('v6', 'V6', 'v-?6s?'),
	row('v8', 'V8', 'v-?8s?|(?:8|eight)[ -]cyl(?:inders?)?'),
	told('ramp', 'ramp', '(?:(?:rear|side|wheel ?-?chair|folding|power(?:ed)?|electric|manual|with) )*ramps?'),
	told(
		'hoist',
		'hoist or lift',
		'(?:(?:wheel ?-?chair|boot|roof|platform|person|scooter) )*hoists?|(?:wheel ?-?chair|platform|person|scooter|under ?-?floor) lift(?:er)?s?',
	),
	told('handcontrols', 'hand controls', 'hand[ -]?controls?|left[ -]foot accelerators?'),
	told('rearentry', 'rear entry', 'rear[ -](?:entry|access)'),
	told('sideentry', 'side entry', 'side[ -](?:entry|access)'),
	told(
		'swivelseat',
		'swivel seat',
		'(?:swivel(?:l?ing)?|turn(?:ing|y)?|rotating)(?:[ -]out)? (?:(?:front|passenger|driver) )*seats?',
	),
	told('loweredfloor', 'lowered floor', 'lower(?:ed)?[ -]floors?|floor lowered'),
	told(
		'wheelchair',
		'wheelchair access',
		'wheel ?-?chair(?:[ -](?:access(?:ible|ibility)?|friendly|spaces?|places?|positions?|anchor(?:age)?s?|restraints?|tie-?downs?))*(?: (?:vans?|cars?|vehicles?|conversions?))?s?|wavs?|disab(?:led|ility) (?:access|vehicles?|cars?|vans?)|(?:converted|conversion|mobility) (?:vans?|cars?|vehicles?)',
	),
];

const known = featureWords.map((feature) => ({
	...feature,
	test: new RegExp(String.raw`(?<![${letters}\d])(?:${feature.pattern})(?![${letters}\d])`, 'iu'),
}));

/** The words for a car's features, and for those of which its comments speak, `sunroof towbar`; empty where none of them is searched for. */
export const wordsOfFeatures = (groups: readonly { items: readonly string[] }[], comments = ''): string => {
	const items = groups.flatMap(({ items: own }) => own);
	const has = ({ test, isTold }: (typeof known)[number]): boolean =>
		items.some((item) => test.test(item)) || (isTold === true && test.test(comments));
	return known.flatMap((feature) => (has(feature) ? [feature.word] : [])).join(' ');
};

/** Those that a stock has, for its search: what no car has needs no words. */
export const featuresInStock = (cars: readonly { feature_words?: string | undefined }[]): FeatureWord[] => {
	const words = new Set(cars.flatMap((car) => car.feature_words?.split(' ') ?? []));
	return featureWords.filter(({ word }) => words.has(word)).map(({ word, name, pattern }) => row(word, name, pattern));
};
