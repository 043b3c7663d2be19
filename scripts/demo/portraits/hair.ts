import { ellipse, path } from '../pictures/svg.ts';

/** A way to wear hair: what is behind the head, and what is on it. */
type Hair = { behind?: (colour: string) => string; above: (colour: string, cap: string) => string };

const crown = 'M170 204c-8-66 18-118 70-118s82 48 70 118c-4-22-10-38-20-52';

/** Hair by name. `cap` is the colour of the dealer, for who wears its cap. */
export const hair = {
	short: { above: (colour) => path(`${crown}-30 8-82 10-98 2-10 12-18 28-22 50z`, { fill: colour }) },
	parted: { above: (colour) => path(`${crown}-40-4-58-14-70-28-8 26-26 46-50 80z`, { fill: colour }) },
	swept: {
		above: (colour) =>
			path('M168 204c-12-72 26-132 92-124 44 4 66 52 50 124-4-26-10-44-22-56-44 10-84 4-98-8-10 18-18 38-22 64z', {
				fill: colour,
			}),
	},
	curly: {
		above: (colour) =>
			[
				[186, 150, 26],
				[204, 118, 30],
				[240, 104, 32],
				[276, 118, 30],
				[294, 150, 26],
				[176, 184, 16],
				[304, 184, 16],
				[220, 136, 22],
				[260, 136, 22],
			]
				.map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, { fill: colour }))
				.join(''),
	},
	long: {
		behind: (colour) =>
			path('M150 366c-14-96-12-284 90-284s104 188 90 284c-22 14-48 8-58-8h-64c-10 16-36 22-58 8z', { fill: colour }),
		above: (colour) => path(`${crown}-30-2-52-12-66-26-12 30-32 46-54 78z`, { fill: colour }),
	},
	bob: {
		behind: (colour) =>
			path('M156 292c-16-84-16-208 84-208s100 124 84 208c-14 12-34 10-40 0h-88c-6 10-26 12-40 0z', { fill: colour }),
		above: (colour) => path(`${crown}-34 6-84 8-98-2-10 14-18 32-22 54z`, { fill: colour }),
	},
	bun: {
		behind: (colour) => ellipse(240, 76, 34, 30, { fill: colour }),
		above: (colour) => path(`${crown}-24-18-76-18-98-2-10 14-18 32-22 54z`, { fill: colour }),
	},
	tied: {
		behind: (colour) => path('M286 130c52 14 62 90 44 176-20 4-32-2-36-14 10-60 8-110-20-138z', { fill: colour }),
		above: (colour) => path(`${crown}-40-2-62-12-74-24-10 26-24 44-46 76z`, { fill: colour }),
	},
	receding: {
		above: (colour) =>
			path('M170 210c-6-30-2-60 12-78 2 24-2 50-12 78zM310 210c6-30 2-60-12-78-2 24 2 50 12 78z', { fill: colour }) +
			path('M182 134c8-32 32-46 58-46s50 14 58 46c-20-22-40-28-58-28s-38 6-58 28z', { fill: colour, opacity: 0.55 }),
	},
	capped: {
		above: (colour, cap) =>
			path('M170 212c-2-22 2-40 10-56l14-4c-10 18-16 38-24 60zM310 212c2-22-2-40-10-56l-14-4c10 18 16 38 24 60z', {
				fill: colour,
			}) +
			path('M168 158c0-46 30-76 72-76s72 30 72 76c-40-12-104-12-144 0z', { fill: cap }) +
			path('M164 160c44-18 108-18 152 0 10 6 10 14 2 16-46-14-110-14-156 0-8-2-8-10 2-16z', {
				fill: cap,
				stroke: '#00000038',
				'stroke-width': 2,
			}),
	},
} as const satisfies Record<string, Hair>;

export type HairName = keyof typeof hair;

/** What is behind the head; most hair is not. */
export const behindHead = (name: HairName, colour: string): string => (hair[name] as Hair).behind?.(colour) ?? '';
