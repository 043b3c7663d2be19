import { ellipse, path, picture, rectangle, stroke } from './svg.ts';
import type { Trim } from './trims.ts';

/** One place of the bench, its middle at x: headrest, back and cushion. */
const place = ({ seat, seatShade }: Trim, x: number, width: number): string => {
	const half = width / 2;
	const back = `M${x - half} 560C${x - half - 8} 420 ${x - half} 330 ${x - half + 26} 306H${x + half - 26}C${x + half} 330 ${x + half + 8} 420 ${x + half} 560z`;
	const cushion = `M${x - half - 6} 560H${x + half + 6}L${x + half + 26} 720Q${x} 772 ${x - half - 26} 720z`;
	return (
		stroke(`M${x - 26} 306V268M${x + 26} 306V268`, '#8d969e', 9) +
		rectangle(x - 74, 184, 148, 92, { rx: 34, fill: seat, stroke: seatShade, 'stroke-width': 4 }) +
		path(back, { fill: seat }) +
		path(cushion, { fill: seat }) +
		path(`M${x - half - 6} 560H${x + half + 6}V600H${x - half - 12}z`, { fill: '#000', opacity: '.22' }) +
		stroke(
			`M${x - half + 40} 330C${x - half + 34} 420 ${x - half + 40} 500 ${x - half + 46} 552M${x + half - 40} 330C${x + half - 34} 420 ${x + half - 40} 500 ${x + half - 46} 552M${x - half + 30} 590L${x - half + 16} 726M${x + half - 30} 590L${x + half - 16} 726`,
			'#fff',
			3,
			{ opacity: '.35', 'stroke-dasharray': '10 7' },
		)
	);
};

const buckles = [470, 560, 730].map((x) => rectangle(x, 548, 22, 34, { rx: 4, fill: '#14171a' })).join('');

/** The bench behind the front seats, seen from between them: the rear window above, a door on each side. */
export function drawBackSeats(trim: Trim): string {
	const door = 'M0 150L150 250 176 700 0 900z';
	const pane = 'M0 60L132 214 140 330 0 390z';
	const sides = path(door, { fill: trim.seatShade }) + path(pane, { fill: '#b9cfe0' }) + stroke(pane, '#1b1e21', 14);
	return picture(
		1200,
		900,
		`Back seats, ${trim.name}`,
		rectangle(0, 0, 1200, 900, { fill: '#c9c8c4' }) +
			path('M250 90Q600 50 950 90L1010 262H190z', { fill: '#b9cfe0', stroke: '#1b1e21', 'stroke-width': 16 }) +
			path('M222 214Q420 176 600 206T978 214L1004 258H198z', { fill: '#7d9484' }) +
			rectangle(150, 256, 900, 60, { fill: '#2a2e33' }) +
			rectangle(0, 300, 1200, 600, { fill: trim.face }) +
			sides +
			`<g transform="matrix(-1 0 0 1 1200 0)">${sides}</g>` +
			path('M130 690H1070L1200 900H0z', { fill: '#16191c' }) +
			place(trim, 600, 210) +
			place(trim, 340, 300) +
			place(trim, 860, 300) +
			buckles +
			stroke('M258 250C320 330 430 440 480 560M942 250C880 330 790 440 742 560', '#23272b', 16) +
			ellipse(600, 860, 150, 70, { fill: '#22262a' }),
	);
}
