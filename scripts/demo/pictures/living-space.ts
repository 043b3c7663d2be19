import { downwards, ellipse, path, picture, radial, rectangle, stroke } from './svg.ts';

function bed(): string {
	return (
		rectangle(700, 560, 500, 250, { rx: 18, fill: '#e9e4da' }) +
		path('M700 620q240-46 500-8v200H700z', { fill: '#8fa3a0' }) +
		path('M700 640q240-46 500-8v22q-260-40-500 8z', { fill: '#fff', opacity: '.35' }) +
		rectangle(1010, 500, 170, 96, { rx: 38, fill: '#fdfcf9' }) +
		rectangle(830, 506, 170, 92, { rx: 38, fill: '#f3efe6' }) +
		rectangle(690, 800, 510, 100, { fill: '#a67d53' }) +
		stroke('M860 812v74M1030 812v74', '#7c5a38', 4)
	);
}

function kitchen(): string {
	const doors = [40, 210, 380]
		.map(
			(x) =>
				rectangle(x, 600, 150, 230, { rx: 8, fill: '#f5f3ee', stroke: '#cfc8bc', 'stroke-width': 4 }) +
				rectangle(x + 56, 622, 40, 9, { rx: 4, fill: '#4b5157' }),
		)
		.join('');
	const upper = [40, 230, 420]
		.map(
			(x) =>
				rectangle(x, 92, 170, 120, { rx: 8, fill: '#b98d5f', stroke: '#93693f', 'stroke-width': 3 }) +
				rectangle(x + 65, 190, 40, 8, { rx: 4, fill: '#3a4046' }),
		)
		.join('');
	return (
		upper +
		rectangle(0, 560, 600, 34, { rx: 6, fill: '#6d5138' }) +
		doors +
		rectangle(0, 830, 600, 70, { fill: '#3c4247' }) +
		rectangle(60, 548, 190, 16, { rx: 6, fill: '#aab2b9' }) +
		stroke('M150 550v-60q0-30 34-30t34 28', '#8b949c', 11) +
		rectangle(330, 544, 220, 18, { rx: 5, fill: '#15181b' }) +
		ellipse(390, 542, 46, 8, { fill: '#30363b' }) +
		ellipse(490, 542, 46, 8, { fill: '#30363b' })
	);
}

/** The living space of a camper: kitchen to the left, bed to the right. */
export function drawLivingSpace(): string {
	const defs =
		downwards('s', [
			[0, '#a4c8e2'],
			[1, '#f0f4ee'],
		]) +
		downwards('x', [
			[0, '#f8f6f1'],
			[1, '#ded8cd'],
		]) +
		downwards('f', [
			[0, '#b08c66'],
			[1, '#83623f'],
		]) +
		radial('k', [
			[0.55, '#000', 0],
			[1, '#000', 0.34],
		]);
	const pane = (x: number, width: number) =>
		rectangle(x, 268, width, 210, { rx: 26, fill: 'url(#s)', stroke: '#6a7178', 'stroke-width': 9 }) +
		path(`M${x + 6} 420q${width * 0.25}-60 ${width * 0.5}-22t${width * 0.47}-12v82q0 8-12 8H${x + 18}q-12 0-12-12z`, {
			fill: '#7f9a80',
		});
	const lights = [150, 480, 820, 1080].map((x) => ellipse(x, 60, 30, 8, { fill: '#fffbe8' })).join('');
	return picture(
		1200,
		900,
		'Living space',
		`<defs>${defs}</defs>${rectangle(0, 0, 1200, 900, { fill: 'url(#x)' })}${path('M0 0h1200v40q-600 70-1200 0z', { fill: '#fffefa' })}${lights}${pane(70, 460)}${pane(720, 420)}${path('M590 830h120l60 70H560z', { fill: 'url(#f)' })}${kitchen()}${bed()}<ellipse cx="600" cy="430" rx="980" ry="780" fill="url(#k)"/>`,
	);
}
