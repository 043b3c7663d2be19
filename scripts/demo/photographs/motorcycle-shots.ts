import { type PaintName, paintNames } from '../pictures/paints.ts';
import type { PlaceName } from './places.ts';
import { closeUps, far, type Orientation, type Shot, type Size, sizes } from './shot.ts';

type Bike = 'motorcycle' | 'adventure';

const placeOf: Record<Bike, readonly PlaceName[]> = {
	motorcycle: ['lane', 'workshop', 'seafront'],
	adventure: ['seafront', 'lane', 'workshop'],
};

const sizeOf: Record<string, Size> = {
	'motorcycle-black': sizes.large,
	'adventure-white': sizes.medium,
	'motorcycle-grey': sizes.wide,
	'adventure-blue': sizes.wide,
};

/** The whole bike from its side, a photo for each paint; two are stored as a phone stores them. */
function side(body: Bike, paint: PaintName, index: number): Shot {
	const name = `${body}-${paint}`;
	const turned: Record<string, Orientation> = { 'adventure-silver': 6, 'motorcycle-blue': 8 };
	const size = sizeOf[name] ?? sizes.small;
	const place = placeOf[body][index % 3] as PlaceName;
	return {
		name: `${name}-side`,
		subject: { body, paint, angle: 'side', place },
		frame: size === sizes.wide ? [60, 40, 1090] : [110, -10, 1050],
		size,
		orientation: turned[name] ?? 1,
	};
}

/** From both ends, upright, as one holds a phone. */
const ends = (body: Bike, paint: PaintName, place: PlaceName): Shot[] => [
	{
		name: `${body}-${paint}-front`,
		subject: { body, paint, angle: 'front', place },
		frame: [325, 30, 560],
		size: sizes.portrait,
		orientation: 6,
	},
	{
		name: `${body}-${paint}-rear`,
		subject: { body, paint, angle: 'rear', place },
		frame: [325, 30, 560],
		size: sizes.tall,
		orientation: 8,
	},
];

const black = (place: PlaceName): Shot['subject'] => ({ body: 'motorcycle', paint: 'black', angle: 'side', place });

const sharedShots: Shot[] = [
	...closeUps(black('lane'), [
		['engine', [480, 380, 380]],
		['front-disc', [222, 450, 200]],
		['fork', [330, 300, 170]],
	]),
	...closeUps(black('workshop'), [
		['headlamp', [325, 185, 210]],
		['grip', [490, 120, 230]],
		['rear-disc', [833, 450, 200]],
		['pipes', [690, 490, 290]],
		['cylinders', [520, 385, 210]],
	]),
	...closeUps({ interior: 'cockpit' }, [
		['cockpit', [0, 0, 1200]],
		['dials', [350, 260, 500]],
		['mirror', [15, 70, 300]],
		['filler', [330, 500, 530]],
		['right-grip', [880, 60, 310]],
	]),
];

/** More of the paint that most bikes have. */
const blackShots: Shot[] = [
	...ends('motorcycle', 'black', 'lane'),
	...closeUps(black('seafront'), [
		['motorcycle-black-tank', [450, 220, 420]],
		['motorcycle-black-seat', [680, 290, 380]],
		['motorcycle-black-wheel', [150, 370, 370]],
	]),
];

/** The paints that most bikes have a second time, in another place: two of them side by side are not the same photo. */
const farShots = [
	far({ body: 'motorcycle', paint: 'black', angle: 'side', place: 'seafront' }),
	far({ body: 'motorcycle', paint: 'white', angle: 'side', place: 'seafront' }),
	far({ body: 'adventure', paint: 'white', angle: 'side', place: 'lane' }),
	far({ body: 'adventure', paint: 'silver', angle: 'side', place: 'workshop' }),
];

/** Every photo of Throttle & Tide; what names no body is shown with all bikes. */
export const motorcycleShots: readonly Shot[] = [
	...paintNames.map((paint, index) => side('motorcycle', paint, index)),
	...paintNames
		.filter((paint) => paint !== 'bronze' && paint !== 'orange')
		.map((paint, index) => side('adventure', paint, index)),
	...farShots,
	...blackShots,
	...ends('motorcycle', 'silver', 'workshop'),
	...ends('adventure', 'white', 'seafront'),
	...sharedShots,
];
