import { dashboard, display, steering } from './cabin-dash.ts';
import { type Cabin, consoleAndSeats, outside, pillars } from './cabin-shell.ts';
import { downwards, picture, radial } from './svg.ts';
import type { Trim } from './trims.ts';

/** The picture of an interior. */
export function drawCabin(cabin: Cabin): string {
	const top = cabin.outlook === 'open' ? 79 : 73;
	const defs =
		downwards('s', [
			[0, '#a9c4dc'],
			[1, '#eef3f4'],
		]) +
		radial('k', [
			[0.5, '#000', 0],
			[1, '#000', 0.42],
		]);
	return picture(
		1200,
		900,
		cabin.title,
		`<defs>${defs}</defs>${outside(top)}${pillars(top)}${dashboard(cabin)}${consoleAndSeats(cabin)}${display(cabin)}${steering(cabin)}<ellipse cx="600" cy="430" rx="980" ry="780" fill="url(#k)"/>`,
	);
}

/** The same interior with other seats and doors. */
export const trimmed = (cabin: Cabin, { name, seat, seatShade, face }: Trim): Cabin => ({
	...cabin,
	title: `Interior, ${name}`,
	colours: { ...cabin.colours, seat, seatShade, face },
});

export const cabins: readonly Cabin[] = [
	{
		title: 'Interior, black cloth',
		colours: { top: '#25292d', face: '#3a3f45', seat: '#41474d', seatShade: '#2b2f34', accent: '#b9c1c8' },
		screen: 'floating',
		outlook: 'open',
	},
	{
		title: 'Interior, black leather',
		colours: { top: '#1e2124', face: '#5d5148', seat: '#34373b', seatShade: '#212427', accent: '#c8a878' },
		screen: 'wide',
		outlook: 'open',
	},
	{
		title: 'Interior, grey fabric',
		colours: { top: '#2e3338', face: '#596169', seat: '#6a737b', seatShade: '#464d54', accent: '#d98a3c' },
		screen: 'upright',
		outlook: 'open',
	},
	{
		title: 'Interior, tan leather',
		colours: { top: '#211f1e', face: '#2f2c2a', seat: '#a9703e', seatShade: '#7b4e29', accent: '#d0353a' },
		screen: 'wide',
		outlook: 'low',
	},
];
