import { drawBackSeats } from './back-seats.ts';
import { near, type Subject, standAtPlace, whole } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { peopleMover, van } from './bodies/boxes.ts';
import { convertible, coupe } from './bodies/low.ts';
import { adventure, cruiser } from './bodies/motorcycles.ts';
import { hatch, sedan } from './bodies/small.ts';
import { crossover, offroader, suv, wagon } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawFront } from './body-front.ts';
import { drawRear } from './body-rear.ts';
import { drawSide } from './body-side.ts';
import { drawBuildings } from './building.ts';
import { cabins, drawCabin, trimmed } from './cabin.ts';
import { drawCamperEnd } from './camper-end.ts';
import { drawCamperSide } from './camper-side.ts';
import { drawCockpit } from './cockpit.ts';
import { drawLivingSpace } from './living-space.ts';
import type { Motorcycle } from './motorcycle.ts';
import { drawMotorcycleEnd } from './motorcycle-end.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import { type Angle, anglesOf, type BodyName, bodyNames } from './names.ts';
import { type Paint, type PaintName, paintNames, paints } from './paints.ts';
import { drawScenes } from './scenes.ts';
import { trimNames, trims } from './trims.ts';
import { drawTruckEnd } from './truck-end.ts';
import type { Load } from './truck-load.ts';
import { drawTruckSide } from './truck-side.ts';

type Draw = (paint: Paint, title: string) => Subject;

type Views = Record<Angle, Draw>;

const carViews = (body: Body): Views => ({
	side: (paint, title) => drawSide(body, paint, title),
	front: (paint, title) => drawFront(body, paint, title),
	rear: (paint, title) => drawRear(body, paint, title),
	detail: (paint, title) => drawSide(body, paint, title),
});

const motorcycleViews = (bike: Motorcycle): Views => ({
	side: (paint, title) => drawMotorcycleSide(bike, paint, title),
	front: (paint, title) => drawMotorcycleEnd(bike, paint, { title, rear: false }),
	rear: (paint, title) => drawMotorcycleEnd(bike, paint, { title, rear: true }),
	detail: (paint, title) => drawMotorcycleSide(bike, paint, title),
});

const truckViews = (load: Load): Views => ({
	side: (paint, title) => drawTruckSide(paint, { title, load }),
	front: (paint, title) => drawTruckEnd(paint, { title, load, rear: false }),
	rear: (paint, title) => drawTruckEnd(paint, { title, load, rear: true }),
	detail: (paint, title) => drawTruckSide(paint, { title, load }),
});

const views: Record<BodyName, Views> = {
	hatch: carViews(hatch),
	sedan: carViews(sedan),
	suv: carViews(suv),
	wagon: carViews(wagon),
	ute: carViews(ute),
	van: carViews(van),
	'people-mover': carViews(peopleMover),
	coupe: carViews(coupe),
	convertible: carViews(convertible),
	truck: truckViews('box'),
	motorcycle: motorcycleViews(cruiser),
	adventure: motorcycleViews(adventure),
	camper: {
		side: drawCamperSide,
		front: (paint, title) => drawCamperEnd(paint, { title, rear: false }),
		rear: (paint, title) => drawCamperEnd(paint, { title, rear: true }),
		detail: drawCamperSide,
	},
	crossover: carViews(crossover),
	offroader: carViews(offroader),
	'tray-truck': truckViews('tray'),
	tipper: truckViews('tipper'),
	'cab-chassis': truckViews('bare'),
};

/** A vehicle without its surroundings, where it stands in the studio. */
export function drawSubject(body: BodyName, colour: PaintName, angle: Angle): Subject {
	return views[body][angle](paints[colour], `${colour} ${body.replaceAll('-', ' ')}, ${angle}`);
}

/** The same in any paint. */
export const drawPainted = (body: BodyName, paint: Paint, { angle, title }: { angle: Angle; title: string }): Subject =>
	views[body][angle](paint, title);

/** Every picture the project draws: file name → SVG. */
export function drawAll(): Map<string, string> {
	const files = new Map<string, string>();
	for (const body of bodyNames)
		for (const colour of paintNames)
			for (const angle of anglesOf(body))
				files.set(
					`${body}-${colour}-${angle}.svg`,
					standAtPlace(drawSubject(body, colour, angle), angle === 'detail' ? near : whole),
				);
	const interiors = [...cabins.map(drawCabin), drawCockpit(), drawLivingSpace()];
	for (const [index, svg] of interiors.entries()) files.set(`cabin-${index + 1}.svg`, svg);
	for (const trim of trimNames) {
		for (const [index, cabin] of cabins.entries())
			files.set(`cabin-${index + 1}-${trim}.svg`, drawCabin(trimmed(cabin, trims[trim])));
		files.set(`back-seats-${trim}.svg`, drawBackSeats(trims[trim]));
	}
	for (const [name, svg] of Object.entries(drawScenes())) files.set(`hero-${name}.svg`, svg);
	for (const [name, svg] of Object.entries(drawBuildings())) files.set(`location-${name}.svg`, svg);
	return files;
}
