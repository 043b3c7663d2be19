import { path, rectangle, stroke } from '../pictures/svg.ts';

const body = 'M52 480c2-78 52-112 132-132 18 22 94 22 112 0 80 20 130 54 132 132z';
const collar = (colour: string): string =>
	path('M190 340l-26 16 46 62 30-32zM290 340l26 16-46 62-30-32z', {
		fill: colour,
		stroke: '#00000024',
		'stroke-width': 2,
	});

/** What somebody wears, in the dealer's colour. */
export const clothes = {
	/** A polo with the dealer's colour. */
	polo: (colour) =>
		path(body, { fill: colour }) +
		stroke('M240 386v70', '#00000040', 4) +
		collar(colour) +
		rectangle(300, 420, 42, 8, { fill: '#ffffffb0', rx: 4 }),
	/** A white shirt under a dark jacket. */
	jacket: (colour) =>
		path(body, { fill: '#2a2e35' }) +
		path('M190 342l50 138 50-138c-20 22-80 22-100 0z', { fill: '#f6f4ef' }) +
		path('M186 346l-34 24 20 34 58 76h10zM294 346l34 24-20 34-58 76h-10z', { fill: '#363b44' }) +
		path('M230 384h20l6 18-16 70-16-70z', { fill: colour }),
	/** An open shirt. */
	shirt: (colour) =>
		path(body, { fill: '#e9edf2' }) +
		path('M206 352l34 44 34-44c-16 12-52 12-68 0z', { fill: colour, opacity: 0.9 }) +
		stroke('M240 400v80', '#00000020', 3) +
		collar('#f7f9fb'),
	/** A work shirt with bands that reflect. */
	work: (colour) =>
		path(body, { fill: colour }) +
		path('M128 372l26-10 20 118h-28zM352 372l-26-10-20 118h28z', { fill: '#e6e9c8' }) +
		stroke('M240 386v94', '#00000040', 4) +
		collar(colour),
	/** A knitted jumper with a round neck. */
	jumper: (colour) =>
		path(body, { fill: colour }) + stroke('M188 350c22 32 82 32 104 0', '#00000030', 12, { 'stroke-linecap': 'round' }),
} as const satisfies Record<string, (colour: string) => string>;

export type ClothesName = keyof typeof clothes;
