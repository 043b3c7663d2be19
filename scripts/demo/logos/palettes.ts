import type { Tints } from './shapes.ts';

/** Colours of a sample's logo on its header, on its footer and in the browser's tab. */
type Palette = {
	header: Tints;
	footer: Tints;
	icon: Tints;
	/** Ground of the icon, for a symbol that has none; bars of tabs are light or dark. */
	tile?: string;
};

const tints = (ink: string, main: string, second = main, third = second, back = '#ffffff'): Tints => ({
	ink,
	main,
	second,
	third,
	back,
});

const same = (one: Tints, tile: string): Palette => ({ header: one, footer: one, icon: one, tile });

export const palettes: Record<string, Palette> = {
	motorama: {
		header: tints('#ffffff', '#f26b1d', '#f26b1d', '#f26b1d', '#0b2447'),
		footer: tints('#ffffff', '#f26b1d', '#f26b1d', '#f26b1d', '#081a34'),
		icon: tints('#ffffff', '#f26b1d', '#f26b1d', '#f26b1d', '#0b2447'),
		tile: '#0b2447',
	},
	'bathurst-toyota': {
		header: tints('#1d1f24', '#c3002f'),
		footer: { ...tints('#ffffff', '#ff6b86'), back: '#1d1f24' },
		icon: tints('#1d1f24', '#c3002f'),
		tile: '#ffffff',
	},
	'bathurst-volkswagen': {
		header: tints('#0f2a6b', '#0f2a6b', '#5cb4ee'),
		footer: tints('#ffffff', '#ffffff', '#5cb4ee', '#5cb4ee', '#0a1c4a'),
		icon: tints('#0f2a6b', '#0f2a6b', '#5cb4ee'),
	},
	'cowra-toyota': {
		header: tints('#2a211b', '#7a2413', '#c98a1a'),
		footer: tints('#fdfaf4', '#e9b8a0', '#e0a83a'),
		icon: tints('#2a211b', '#7a2413', '#c98a1a'),
		tile: '#fdfaf4',
	},
	'central-west-mazda': {
		header: tints('#221d1b', '#8c1c2b'),
		footer: tints('#fbf9f6', '#f0939f'),
		icon: tints('#221d1b', '#8c1c2b'),
		tile: '#fbf9f6',
	},
	'central-west-skoda': same(tints('#ffffff', '#9bf0b4', '#4fbf78', '#d9fbe2'), '#0b3d2a'),
	'big-box-cars': {
		header: tints('#16191d', '#16191d', '#4a4d3a', '#16191d', '#ffd100'),
		footer: tints('#ffffff', '#ffd100', '#fff0a6', '#ffd100', '#16191d'),
		icon: tints('#16191d', '#16191d', '#5a5f66', '#16191d', '#ffd100'),
		tile: '#ffd100',
	},
	blinkr: {
		header: tints('#1d1436', '#5a2ad6', '#c9b6ff', '#f2b705'),
		footer: tints('#ffffff', '#ffffff', '#8d6cf0', '#ffd84d'),
		icon: tints('#1d1436', '#5a2ad6', '#ffd84d', '#ffd84d', '#b79cff'),
	},
	'servco-south': {
		header: tints('#0f2529', '#0b5c66', '#ffb52e'),
		footer: tints('#ffffff', '#7fd0d8', '#ffb52e', '#ffb52e', '#0a2a30'),
		icon: tints('#0f2529', '#0b5c66', '#ffb52e'),
	},
	'throttle-and-tide': same(tints('#eef4f3', '#ffb02e', '#36c5b5'), '#10181b'),
	'ramp-and-roam': {
		header: tints('#13231a', '#1b6e3c', '#f4c430'),
		footer: tints('#ffffff', '#8fdca9', '#13231a', '#13231a', '#1b6e3c'),
		icon: tints('#13231a', '#1b6e3c', '#f4c430'),
	},
	'red-dirt-campers': {
		header: tints('#fff4e4', '#8a2c0e', '#f08a4b', '#f08a4b', '#ffe9c9'),
		footer: tints('#fff4e4', '#3f170a', '#f5a36b', '#f5a36b', '#ffe9c9'),
		icon: tints('#fff4e4', '#9a3412', '#f08a4b', '#f08a4b', '#ffe9c9'),
	},
	'harbour-prestige': same(tints('#f1eee6', '#d8b46a', '#f1eee6'), '#0f1115'),
	'ironbark-trucks': same(tints('#f2efe9', '#ff8a3d', '#ff8a3d', '#ff8a3d', '#111314'), '#111314'),
	'blue-mesa-autos': {
		header: tints('#2a1d14', '#12616b', '#c2551d', '#3f919a'),
		footer: tints('#fffdf8', '#5fb3bb', '#f0a071', '#123c42'),
		icon: tints('#2a1d14', '#12616b', '#c2551d', '#3f919a'),
		tile: '#fffdf8',
	},
};
