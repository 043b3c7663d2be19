import type { Subject } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { peopleMover, van } from './bodies/boxes.ts';
import { convertible, coupe } from './bodies/low.ts';
import { adventure, cruiser } from './bodies/motorcycles.ts';
import { hatch, sedan } from './bodies/small.ts';
import { suv, wagon } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawFront } from './building-fronts.ts';
import { drawCamperSide } from './camper-side.ts';
import type { Motorcycle } from './motorcycle.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import type { BodyName } from './names.ts';
import { type Paint, paints } from './paints.ts';
import { type Premises, premises } from './premises.ts';
import { contactShadow, placeSubject } from './scenery.ts';
import { lands } from './surroundings.ts';
import { downwards, picture, rectangle, stroke, tag } from './svg.ts';
import { drawTruckSide } from './truck-side.ts';

/** A vehicle in front, and how large beside the others. */
type Parked = { draw: (paint: Paint) => Subject; scale: number };

const car = (body: Body): Parked => ({ draw: (paint) => drawSide(body, paint, ''), scale: 0.3 });
const bike = (body: Motorcycle): Parked => ({ draw: (paint) => drawMotorcycleSide(body, paint, ''), scale: 0.22 });

const parkable: Partial<Record<BodyName, Parked>> = {
	hatch: car(hatch),
	sedan: car(sedan),
	suv: car(suv),
	wagon: car(wagon),
	ute: car(ute),
	van: car(van),
	'people-mover': car(peopleMover),
	coupe: car(coupe),
	convertible: car(convertible),
	motorcycle: bike(cruiser),
	adventure: bike(adventure),
	truck: { draw: (paint) => drawTruckSide(paint, { title: '', load: 'box' }), scale: 0.36 },
	camper: { draw: (paint) => drawCamperSide(paint, ''), scale: 0.27 },
};

const pylon = (accent: string) =>
	rectangle(1106, 130, 62, 326, { rx: 6, fill: '#242b33' }) +
	rectangle(1106, 130, 62, 92, { rx: 6, fill: accent }) +
	rectangle(1120, 152, 34, 34, { rx: 17, fill: '#fff' }) +
	rectangle(1120, 240, 34, 9, { rx: 4, fill: '#fff', opacity: '.7' }) +
	rectangle(1120, 258, 34, 9, { rx: 4, fill: '#fff', opacity: '.4' });

const parkedAt = ({ parked }: Premises) =>
	parked
		.map(([body, colour], index) => {
			const kind = parkable[body];
			if (!kind) throw new Error(`premises.ts: nothing in the yard is a ${body}.`);
			const { draw, scale } = kind;
			const x = 600 + (index - (parked.length - 1) / 2) * (parked.length > 2 ? 350 : 430);
			return placeSubject(draw(paints[colour]), { mark: 'abc'[index] ?? 'd', x, y: 540 + (index % 2) * 10, scale });
		})
		.join('');

function drawBuilding(place: Premises): string {
	const [top, low] = place.sky;
	const defs =
		contactShadow +
		downwards('s', [
			[0, top],
			[1, low],
		]) +
		downwards('g', [
			[0, '#8fb0c6'],
			[0.5, '#3f5566'],
			[1, '#27343f'],
		]) +
		downwards('f', [
			[0, '#a3a8ac'],
			[1, '#6d7378'],
		]);
	const bays = Array.from({ length: 9 }, (_, index) => `M${60 + index * 150} 600L${150 + index * 126} 500`).join('');
	const built = lands[place.land]() + drawFront(place) + pylon(place.accent);
	return picture(
		1200,
		600,
		place.title,
		`<defs>${defs}</defs>` +
			rectangle(0, 0, 1200, 480, { fill: 'url(#s)' }) +
			(place.mirrored ? tag('g', { transform: 'matrix(-1 0 0 1 1200 0)' }, built) : built) +
			rectangle(0, 440, 1200, 160, { fill: 'url(#f)' }) +
			rectangle(0, 440, 1200, 9, { fill: '#d5d9dc' }) +
			stroke(bays, '#f1f2f0', 4, { opacity: '.6' }) +
			parkedAt(place),
	);
}

/** The dealerships, by the name in their files. */
export const drawBuildings = (): Record<string, string> =>
	Object.fromEntries(Object.entries(premises).map(([name, place]) => [name, drawBuilding(place)]));
