import { type PaintName, paintNames } from '../pictures/paints.ts';
import type { PlaceName } from './places.ts';
import { closeUps, far, type Shot, type Size, sizes } from './shot.ts';

const placeNames: readonly PlaceName[] = ['red-dirt', 'yard', 'evening'];

const sizeOf: Partial<Record<PaintName, Size>> = {
	white: sizes.large,
	silver: sizes.medium,
	grey: sizes.wide,
	red: sizes.medium,
};

/** The whole camper from its side, a photo for each paint; the black one is stored as a phone stores it. */
function side(paint: PaintName, index: number): Shot {
	const size = sizeOf[paint] ?? sizes.small;
	return {
		name: `camper-${paint}-side`,
		subject: { body: 'camper', paint, angle: 'side', place: placeNames[index % 3] as PlaceName },
		frame: size === sizes.wide ? [-30, 10, 1230] : [-20, -50, 1220],
		size,
		orientation: paint === 'black' ? 6 : 1,
	};
}

/** From both ends. */
const ends = (paint: PaintName, place: PlaceName): Shot[] => [
	{
		name: `camper-${paint}-front`,
		subject: { body: 'camper', paint, angle: 'front', place },
		frame: [120, 10, 960],
		size: sizes.small,
		orientation: 1,
	},
	{
		name: `camper-${paint}-rear`,
		subject: { body: 'camper', paint, angle: 'rear', place },
		frame: [290, -40, 620],
		size: sizes.portrait,
		orientation: 6,
	},
];

const white = (angle: 'side' | 'rear', place: PlaceName): Shot['subject'] => ({
	...{ body: 'camper', paint: 'white', angle, place },
});

const sharedShots: Shot[] = [
	...closeUps({ interior: 'living-space' }, [
		['inside', [0, 0, 1200]],
		['kitchen', [20, 340, 560]],
		['bed', [600, 330, 580]],
		['cupboards', [20, 50, 560]],
		['sink', [60, 400, 300]],
		['cooktop', [270, 380, 340]],
		['window-inside', [620, 200, 540]],
	]),
	...closeUps(white('side', 'yard'), [
		['wheel', [600, 460, 270]],
		['awning', [350, 120, 520]],
		['windows', [290, 215, 360]],
		['door', [820, 200, 270]],
		['coupling', [10, 525, 185]],
	]),
	...closeUps(white('rear', 'red-dirt'), [
		['spare-wheel', [490, 305, 220]],
		['rear-window', [380, 110, 440]],
	]),
];

const whiteShots: Shot[] = [
	...ends('white', 'yard'),
	...closeUps(white('side', 'red-dirt'), [
		['camper-white-bow', [40, 300, 560]],
		['camper-white-stern', [660, 260, 540]],
	]),
];

/** The colours that most campers have a second time, in another place. */
const farShots = [
	far({ body: 'camper', paint: 'white', angle: 'side', place: 'evening' }),
	far({ body: 'camper', paint: 'silver', angle: 'side', place: 'red-dirt' }),
	far({ body: 'camper', paint: 'grey', angle: 'side', place: 'yard' }),
];

/** Every photo of Red Dirt Campers; what names no body is shown with all campers. */
export const camperShots: readonly Shot[] = [
	...paintNames.map(side),
	...farShots,
	...whiteShots,
	...ends('silver', 'red-dirt'),
	...sharedShots,
];
