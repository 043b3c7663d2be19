import { ellipse, tag, type View } from './svg.ts';

export type WheelStyle = 'five-spoke' | 'ten-spoke' | 'split-five' | 'steel' | 'off-road';

const spokes: Record<WheelStyle, { count: number; shape: string; tyre: number }> = {
	'five-spoke': { count: 5, shape: 'M-13-14L-19-92Q0-100 19-92L13-14z', tyre: 0.79 },
	'ten-spoke': { count: 10, shape: 'M-5-14L-8-94H8L5-14z', tyre: 0.81 },
	'split-five': { count: 5, shape: 'M-12-12L-31-88-19-93-3-34H3L19-93 31-88 12-12z', tyre: 0.81 },
	steel: { count: 8, shape: 'M-11-50L-16-88Q0-94 16-88L11-50z', tyre: 0.7 },
	'off-road': { count: 6, shape: 'M-17-18L-17-70-27-91Q0-101 27-91L17-70 17-18z', tyre: 0.7 },
};

const turns = (count: number) =>
	Array.from({ length: count - 1 }, (_, index) =>
		tag('use', { href: '#s', transform: `rotate(${Math.round((360 / count) * (index + 1) * 10) / 10})` }),
	).join('');

/** The definition `#q`: one wheel of radius 140 around 0,0, its rim of radius 100 scaled to leave the tyre's height. */
export function defineWheel(style: WheelStyle, rim: string = '#c6ccd2'): string {
	const { count, shape, tyre } = spokes[style];
	const scale = Math.round(tyre * 140) / 100;
	return tag(
		'g',
		{ id: 'q' },
		ellipse(0, 0, 140, 140, { fill: '#15171a' }) +
			ellipse(0, 0, 132, 132, { fill: 'none', stroke: '#33373c', 'stroke-width': 5 }) +
			tag(
				'g',
				{ transform: `scale(${scale})` },
				ellipse(0, 0, 101, 101, { fill: '#0c0e10' }) +
					ellipse(0, 0, 62, 62, { fill: '#3c4248', stroke: '#22262a', 'stroke-width': 8 }) +
					`<path d="M-62-18A64 64 0 0 1-34-54L-20-32-40-10z" fill="#8e2626"/>` +
					`<g fill="url(#r)"><path id="s" d="${shape}"/>${turns(count)}</g>` +
					ellipse(0, 0, 97, 97, { fill: 'none', stroke: rim, 'stroke-width': 6 }) +
					ellipse(0, 0, 19, 19, { fill: rim }) +
					ellipse(0, 0, 10, 10, { fill: '#4b5258' }),
			),
	);
}

/** The gradient of the spokes, shared by both wheels. */
export const wheelMetal = (light = '#eef1f4', dark = '#7d858d') =>
	`<linearGradient id="r" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** A wheel seen from the side, standing on the ground. */
export function placeWheel(view: View, x: number, radius: number): string {
	const scale = Math.round((view.length(radius) / 140) * 1000) / 1000;
	const transform = `translate(${Math.round(view.x(x))} ${Math.round(view.y(radius))}) scale(${scale})`;
	return tag('use', { href: '#q', transform });
}
