import type { Person } from './person.ts';
import type { Livery } from './portrait.ts';

/** Each sample's colours for its people. */
export const liveries: Record<string, Livery> = {
	motorama: { wear: '#123a72', ground: '#dfe8f4' },
	'bathurst-toyota': { wear: '#c3002f', ground: '#e9e9ec' },
	'bathurst-volkswagen': { wear: '#0f2a6b', ground: '#d9e7f8' },
	'big-box-cars': { wear: '#16191d', ground: '#ffd100' },
	'blue-mesa-autos': { wear: '#12616b', ground: '#f0dfc4' },
	'central-west-mazda': { wear: '#8c1c2b', ground: '#e8e1d8' },
	'central-west-skoda': { wear: '#0b5135', ground: '#d5ecdb' },
	'cowra-toyota': { wear: '#7a2413', ground: '#efdfc0' },
	'harbour-prestige': { wear: '#b8924a', ground: '#3a4150' },
	'ironbark-trucks': { wear: '#e8742a', ground: '#3d4449' },
	'ramp-and-roam': { wear: '#1b6e3c', ground: '#d8ecdc' },
	'red-dirt-campers': { wear: '#2f5d50', ground: '#f0d9bd' },
	'servco-south': { wear: '#0b5c66', ground: '#d5e8e9' },
	'throttle-and-tide': { wear: '#1f8f84', ground: '#2f4148' },
};

const person = (
	skin: Person['skin'],
	[hair, colour]: [Person['hair'], Person['colour']],
	clothes: Person['clothes'],
	extra: Pick<Person, 'beard' | 'glasses'> = {},
): Person => ({ skin, hair, colour, clothes, ...extra });

/** Who works where, by the name of their file in `content/team`. Nobody of them exists. */
export const teams: Record<string, Record<string, Person>> = {
	motorama: {
		'nina-example': person('olive', ['long', 'dark'], 'shirt'),
		'tom-sample': person('pale', ['capped', 'grey'], 'work', { beard: true }),
		'ravi-specimen': person('brown', ['parted', 'black'], 'jacket', { glasses: true }),
	},
	'bathurst-toyota': {
		'gary-sample': person('fair', ['receding', 'grey'], 'polo'),
		'tess-example': person('pale', ['tied', 'blond'], 'polo'),
		'ian-specimen': person('tan', ['short', 'black'], 'work'),
	},
	'bathurst-volkswagen': {
		'klaus-example': person('pale', ['swept', 'grey'], 'jacket', { glasses: true }),
		'priya-sample': person('brown', ['long', 'black'], 'shirt'),
		'mick-specimen': person('fair', ['short', 'red'], 'work', { beard: true }),
	},
	'big-box-cars': {
		'lou-example': person('fair', ['bob', 'brown'], 'polo', { glasses: true }),
		'ali-sample': person('olive', ['short', 'black'], 'polo', { beard: true }),
		'bec-specimen': person('pale', ['tied', 'red'], 'work'),
	},
	'blue-mesa-autos': {
		'dolores-example': person('tan', ['bun', 'grey'], 'shirt'),
		'wes-sample': person('fair', ['swept', 'blond'], 'polo'),
		'june-specimen': person('dark', ['curly', 'black'], 'work'),
	},
	'central-west-mazda': {
		'eleanor-sample': person('pale', ['bob', 'white'], 'jumper', { glasses: true }),
		'hiro-example': person('fair', ['parted', 'black'], 'work'),
	},
	'central-west-skoda': {
		'jana-example': person('pale', ['bun', 'blond'], 'jumper'),
		'col-sample': person('fair', ['receding', 'brown'], 'shirt', { beard: true }),
		'dee-specimen': person('brown', ['curly', 'dark'], 'work'),
	},
	'cowra-toyota': {
		'margaret-example': person('fair', ['curly', 'white'], 'jumper', { glasses: true }),
		'dan-sample': person('tan', ['short', 'dark'], 'polo'),
		'bluey-specimen': person('pale', ['capped', 'red'], 'work', { beard: true }),
	},
	'harbour-prestige': {
		'isobel-example': person('pale', ['bob', 'red'], 'jacket'),
		'anton-sample': person('olive', ['swept', 'dark'], 'jacket', { glasses: true }),
		'wiremu-specimen': person('tan', ['bun', 'black'], 'polo', { beard: true }),
	},
	'ironbark-trucks': {
		'shaz-example': person('fair', ['tied', 'dark'], 'work'),
		'vikram-sample': person('brown', ['short', 'black'], 'shirt', { beard: true }),
		'trev-specimen': person('pale', ['receding', 'white'], 'work', { glasses: true }),
	},
	'ramp-and-roam': {
		'faye-example': person('dark', ['bob', 'black'], 'shirt', { glasses: true }),
		'bruno-sample': person('olive', ['capped', 'dark'], 'work', { beard: true }),
		'kylie-specimen': person('pale', ['long', 'blond'], 'polo'),
	},
	'red-dirt-campers': {
		'nell-example': person('fair', ['tied', 'brown'], 'polo'),
		'arthur-sample': person('pale', ['capped', 'white'], 'shirt', { glasses: true }),
		'bindi-specimen': person('dark', ['curly', 'dark'], 'work'),
	},
	'servco-south': {
		'aroha-example': person('tan', ['long', 'black'], 'polo'),
		'ben-sample': person('fair', ['short', 'blond'], 'shirt'),
		'mere-specimen': person('brown', ['bun', 'dark'], 'jumper', { glasses: true }),
	},
	'throttle-and-tide': {
		'jonah-example': person('tan', ['bun', 'dark'], 'jumper', { beard: true }),
		'tamsin-sample': person('pale', ['bob', 'black'], 'polo'),
		'oz-specimen': person('fair', ['receding', 'grey'], 'work', { beard: true }),
	},
};
