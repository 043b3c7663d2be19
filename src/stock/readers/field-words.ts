/**
 * The words that feeds use for body, fuel, gearbox and drive, each under the spelling that the site shows. Lower case,
 * with single blanks for hyphens, underscores and slashes (see `wordKey`). They tell two things: what a value means
 * (`Hatchback` → Hatch), and that a value is of another field (`Gasoline` as a gearbox).
 */
type Words = Readonly<Record<string, readonly string[]>>;

export const bodyWords = {
	Hatch: ['hatchback', 'liftback'],
	Ute: ['ute tray', 'utility', 'pickup', 'pick up', 'dual cab', 'ute dual cab'],
	Wagon: ['station wagon', 'estate'],
	Sedan: ['saloon'],
	Coupe: ['coupé'],
	Convertible: ['cabriolet', 'cabrio', 'roadster', 'spyder'],
	SUV: ['sports utility', 'sport utility vehicle'],
	Van: ['panel van', 'delivery van'],
	'People Mover': ['mpv', 'minivan'],
} satisfies Words;

export const fuelWords = {
	Petrol: ['unleaded', 'premium', 'premium unleaded', 'ulp', 'pulp', 'leaded', 'e10', 'gasoline'],
	Diesel: ['turbo diesel', 'diesel turbo'],
	Hybrid: ['hev', 'mild hybrid', 'mhev'],
	'Plug-in Hybrid': ['phev', 'plugin hybrid', 'plug in'],
	Electric: ['ev', 'bev', 'battery', 'battery electric'],
	LPG: ['gas'],
} satisfies Words;

export const gearboxWords = {
	Automatic: ['auto', 'a', 'cvt', 'dct', 'dsg', 'dual clutch', 'constant variable', 'continuously variable'],
	Manual: ['m', 'man'],
} satisfies Words;

export const driveWords = {
	'4x4': ['4 x 4', '4wd', '4 wheel drive', 'four wheel drive', 'part time 4wd', 'full time 4wd'],
	AWD: ['all wheel drive', 'all wheel drive awd', 'awd all wheel drive'],
	FWD: ['front wheel drive', 'front wheel drive fwd', 'fwd front wheel drive'],
	RWD: ['rear wheel drive', 'rear wheel drive rwd', 'rwd rear wheel drive'],
	'4x2': ['4 x 2', '2wd', '2 wheel drive', 'two wheel drive'],
} satisfies Words;

/** Which value each word stands for. */
export function wordTable<Value extends string>(words: Readonly<Record<Value, readonly string[]>>): Map<string, Value> {
	const entries = Object.entries(words) as [Value, readonly string[]][];
	return new Map(entries.flatMap(([value, more]) => [wordKey(value), ...more].map((word) => [word, value] as const)));
}

/** How a word is looked up: `Dual-Cab Ute` → `dual cab ute`. */
export function wordKey(text: string): string {
	return text
		.toLowerCase()
		.replace(/[\s_/()-]+/g, ' ')
		.trim();
}

const kinds = [
	{ kind: 'a body type', words: wordTable(bodyWords) },
	{ kind: 'a fuel', words: wordTable(fuelWords) },
	{ kind: 'a gearbox', words: wordTable(gearboxWords) },
	{ kind: 'a drive', words: wordTable(driveWords) },
] as const;

export type WordKind = (typeof kinds)[number]['kind'];

/** A kind of motorcycle and a kind of caravan are called as a fuel is. */
const bodiesToo = new Set(['electric', 'hybrid']);

/** What a value is that is a word of another field than `own`: `gasoline` for a gearbox is a fuel. */
export function kindOfWord(key: string, own: string): WordKind | undefined {
	// One letter says nothing: A and M are gearboxes and models.
	if (key.length < 2 || (own === 'a body type' && bodiesToo.has(key))) return undefined;
	if (kinds.some(({ kind, words }) => kind === own && words.has(key))) return undefined;
	return kinds.find(({ words }) => words.has(key))?.kind;
}
