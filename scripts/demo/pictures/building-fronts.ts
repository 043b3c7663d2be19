import { path, rectangle, stroke } from './svg.ts';

/** A building's walls and roof. */
export interface Shell {
	wall: string;
	accent: string;
	roof: RoofShape;
	front: FrontKind;
}

export type FrontKind = keyof typeof faces;

export type RoofShape = keyof typeof roofs;

const roofs = {
	flat: 'M140 150H1060V196H140z',
	wave: 'M120 176Q360 96 620 150T1080 130V190H120z',
	gable: 'M110 210L600 96 1090 210z',
	saw: 'M140 196V140L370 104V196L600 104V196L830 104V196L1060 104V196z',
} as const;

function glazing(x: number, width: number): string {
	const mullions = Array.from(
		{ length: Math.floor(width / 90) },
		(_, index) => `M${x + 90 * (index + 1)} 250V440`,
	).join('');
	const glare = path(
		`M${x + 40} 440L${x + 150} 250h70L${x + 110} 440zM${x + 260} 440L${x + 370} 250h26L${x + 286} 440z`,
		{ fill: '#fff', opacity: '.16' },
	);
	return (
		rectangle(x, 250, width, 190, { fill: 'url(#g)' }) +
		rectangle(x, 400, width, 40, { fill: '#c9b48f', opacity: '.35' }) +
		glare +
		stroke(mullions, '#2b333b', 4)
	);
}

const door = (x: number) =>
	rectangle(x, 290, 88, 150, { fill: '#16202a', stroke: '#dfe4e8', 'stroke-width': 5 }) +
	stroke(`M${x + 44} 292V440`, '#dfe4e8', 4);

const slats = (x: number, width: number) => [306, 332, 358, 384, 410].map((y) => `M${x} ${y}h${width}`).join('');

const shutter = (x: number, width: number) =>
	rectangle(x, 280, width, 160, { fill: '#aeb6bd' }) + stroke(slats(x, width), '#8b949c', 4);

/** A bay whose door is up: light inside, tools on the wall, and a hoist. */
const openBay = (x: number, width: number) =>
	rectangle(x, 280, width, 160, { fill: '#2a3138' }) +
	rectangle(x, 280, width, 26, { fill: '#aeb6bd' }) +
	rectangle(x + 30, 314, width - 60, 8, { rx: 4, fill: '#fff6d8' }) +
	rectangle(x + 20, 372, 46, 68, { rx: 3, fill: '#a3262a' }) +
	stroke(`M${x + 26} 388h34M${x + 26} 404h34M${x + 26} 420h34`, '#6d1418', 3) +
	stroke(`M${x + width - 40} 330V440M${x + 92} 330V440`, '#d9a514', 9);

const faces = {
	showroom: () => glazing(180, 360) + glazing(660, 250) + door(556) + shutter(930, 106),
	workshop: () =>
		[168, 388, 608].map((x, index) => (index === 1 ? openBay(x, 196) : shutter(x, 196))).join('') +
		door(836) +
		rectangle(946, 284, 92, 92, { fill: 'url(#g)', stroke: '#dfe4e8', 'stroke-width': 5 }),
	counter: () => glazing(180, 250) + door(460) + shutter(590, 220) + shutter(830, 200),
} as const satisfies Record<string, () => string>;

const sign = (accent: string) =>
	rectangle(440, 204, 320, 36, { rx: 5, fill: accent }) +
	rectangle(466, 216, 190, 12, { rx: 6, fill: '#fff' }) +
	rectangle(668, 216, 64, 12, { rx: 6, fill: '#fff', opacity: '.6' });

/** The front of a building, 140 to 1060 of 1200 pixels. */
export const drawFront = ({ wall, accent, roof, front }: Shell): string =>
	path('M140 190H1060V440H140z', { fill: wall }) +
	path('M140 190H1060V250H140z', { fill: '#000', opacity: '.08' }) +
	path(roofs[roof], { fill: roof === 'gable' ? accent : wall }) +
	path(roofs[roof], { fill: '#000', opacity: '.16' }) +
	faces[front]() +
	sign(accent);
