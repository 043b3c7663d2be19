import { path, points, rectangle, stroke, type View } from './svg.ts';
import { truck } from './truck.ts';

/** What a truck carries: a box, a tray with sides, a tipping body, or nothing yet. */
export type Load = 'box' | 'tray' | 'tipper' | 'bare';

const from = truck.cab + 0.12;
const till = truck.length;

function box(view: View): string {
	const left = view.x(from);
	const width = view.length(till - from);
	const ribs = Array.from(
		{ length: 9 },
		(_, index) =>
			`M${Math.round(left + (width / 10) * (index + 1))} ${Math.round(view.y(truck.height - 0.08))}v${Math.round(view.length(1.86))}`,
	).join('');
	return (
		rectangle(left, view.y(truck.height), width, view.length(truck.height - truck.deck), { rx: 8, fill: 'url(#x)' }) +
		stroke(ribs, '#fff', 5, { opacity: '.6' }) +
		stroke(ribs, '#68727c', 1.5, { opacity: '.5', transform: 'translate(4 0)' }) +
		rectangle(left, view.y(truck.height), width, 13, { rx: 6, fill: '#c7cdd3' }) +
		rectangle(left, view.y(truck.deck + 0.07), width, view.length(0.1), { fill: '#6c757e' }) +
		rectangle(left + 40, view.y(1.7), width - 80, 26, { fill: 'url(#p)', opacity: '.9' })
	);
}

/** Posts and latches between the boards of a side. */
const posts = (view: View, top: number): string =>
	stroke(
		[0, 1, 2, 3]
			.map((at) =>
				view.lines([
					[from + 0.06 + (at * (till - from - 0.12)) / 3, top],
					[from + 0.06 + (at * (till - from - 0.12)) / 3, truck.deck],
				]),
			)
			.join(''),
		'#5d666f',
		10,
	);

function tray(view: View): string {
	const rack = view.lines(points('1.94 1, 1.94 2.28, 2.1 2.28, 2.1 1'));
	const bars = view.lines(points('1.94 1.9, 2.1 1.9')) + view.lines(points('1.94 1.55, 2.1 1.55'));
	const boards = [1.14, 1.24]
		.map((y) =>
			view.lines([
				[from, y],
				[till, y],
			]),
		)
		.join('');
	return (
		stroke(rack + bars, '#3a4148', 11) +
		rectangle(view.x(from), view.y(1.36), view.length(till - from), view.length(0.38), { rx: 4, fill: 'url(#x)' }) +
		stroke(boards, '#7b858e', 3) +
		posts(view, 1.36) +
		rectangle(view.x(from), view.y(truck.deck + 0.03), view.length(till - from), view.length(0.1), { fill: '#4b535b' })
	);
}

function tipper(view: View): string {
	const tub = points('1.9 2.0!, 2.1 2.0!, 2.16 1.78!, 6.3 1.78!, 6.42 1.68!, 6.3 1.02!, 1.96 1.02!');
	const ribs = [2.7, 3.4, 4.1, 4.8, 5.5]
		.map((x) =>
			view.lines([
				[x, 1.74],
				[x, 1.06],
			]),
		)
		.join('');
	return (
		path(view.lines(tub, true), { fill: 'url(#p)' }) +
		path(view.lines(tub, true), { fill: 'url(#x)', opacity: '.35' }) +
		stroke(ribs, '#000', 14, { opacity: '.28' }) +
		stroke(ribs, '#fff', 3, { opacity: '.35', transform: 'translate(-8 0)' }) +
		stroke(view.lines(points('2.14 1.78, 6.32 1.78')), '#2b3036', 12) +
		rectangle(view.x(2), view.y(1.02), view.length(4.2), view.length(0.1), { fill: '#33393f' })
	);
}

/** The rails of a truck that waits for its body. */
const bare = (view: View): string =>
	rectangle(view.x(from - 0.2), view.y(0.92), view.length(till - from + 0.1), view.length(0.14), { fill: '#2a2f34' }) +
	stroke(view.lines(points('1.95 0.9, 1.95 1.5, 2.12 1.5')), '#3a4148', 12);

const loads: Record<Load, (view: View) => string> = { box, tray, tipper, bare };

export const drawLoad = (load: Load, view: View): string => loads[load](view);

/** How high what it carries stands, in metres, as seen from ahead and behind. */
export const loadHeight: Record<Load, number> = { box: truck.height, tray: 1.36, tipper: 1.95, bare: 0.98 };
