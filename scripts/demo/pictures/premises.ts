import type { FrontKind, RoofShape } from './building-fronts.ts';
import type { BodyName } from './names.ts';
import type { PaintName } from './paints.ts';
import type { LandName } from './surroundings.ts';

/** One address of a sample: its building, what lies around it and what stands in front. */
export interface Premises {
	title: string;
	/** Sky from top to horizon. */
	sky: readonly [string, string];
	land: LandName;
	front: FrontKind;
	roof: RoofShape;
	/** Drawn from the other end. */
	mirrored: boolean;
	wall: string;
	accent: string;
	parked: readonly (readonly [BodyName, PaintName])[];
}

const skies: Readonly<Record<string, string>> = {
	clear: '#5d9bd0 #dcebf2',
	warm: '#7fb1d6 #f4e6c8',
	dusk: '#3c4f78 #e0a98a',
	evening: '#1c2740 #b98a72',
	pale: '#86b9c9 #f0f3ea',
	tropic: '#3f9fd8 #e6f4ee',
};

/** Each address of the samples by the name in its file, `location-moorooka.svg`: title, sky, land, front and roof, wall and accent, what is parked. */
const table = `
moorooka | Glass showroom | clear | gums | showroom flat | #e9ecef #123a72 | hatch red, suv white, sedan silver
moorooka-parts | Parts warehouse | clear | gums | counter saw | #cfd6dd #f26b1d | van white
cleveland | Showroom by the bay | tropic | sea | showroom gable mirrored | #f3efe4 #1f5aa6 | suv blue, wagon white
cleveland-service | Workshop by the bay | tropic | sea | workshop wave | #e4ded0 #1f5aa6 | sedan white, suv red
southport | City showroom | dusk | towers | showroom wave | #3a424c #f26b1d | sedan black, suv orange
underwood | Buying centre | warm | city | counter flat mirrored | #e8e3da #f26b1d | hatch green, ute silver
bathurst-toyota | Country dealership | warm | hills | showroom gable | #f0ece4 #c3002f | ute red, suv white, hatch silver
bathurst-toyota-service | Country workshop | warm | gums | workshop saw mirrored | #e3ddd2 #c3002f | ute white, wagon silver
bathurst-volkswagen | Glass showroom in the hills | clear | hills | showroom flat mirrored | #f2f4f7 #0f2a6b | hatch blue, suv white
bathurst-volkswagen-service | Service bays | clear | hills | workshop flat | #dbe1ea #0f2a6b | van white, hatch grey
skoda | Pavilion | pale | hills | showroom wave mirrored | #dfe6df #0b5135 | wagon green, hatch white
mazda | Showroom among vineyards | warm | vines | showroom wave | #efeae2 #8c1c2b | sedan red, suv grey
cowra | Town dealership on the river | warm | river | showroom saw mirrored | #d9c7a5 #7a2413 | ute orange, suv green
big-box | Car warehouse | #4aa3df #e3f2f8 | city | showroom saw | #ffd100 #1a1d21 | hatch silver, ute black, hatch red
big-box-service | Warehouse workshop | #4aa3df #e3f2f8 | gums | workshop saw mirrored | #2a2e33 #ffd100 | sedan white, hatch orange
alexandria | City hub | evening | towers | showroom flat | #efeaff #5a2ad6 | hatch orange, hatch white
parramatta | Corner hub | #7d8fd0 #f2d9c8 | city | counter wave mirrored | #f4f0ff #5a2ad6 | suv silver, hatch blue
blue-mesa | Family lot | #3f8fc9 #fbe8cd | mesa | showroom gable | #ead8bd #8f3a14 | ute blue, suv white, ute bronze
blue-mesa-service | Service shop | #3f8fc9 #fbe8cd | mesa | workshop flat mirrored | #dcc9ab #12616b | ute red, suv grey
harbour | Waterfront showroom | evening | sea | showroom flat | #2b3038 #b8923f | coupe silver, convertible red
ironbark | Truck yard | dusk | city | showroom flat | #4a4f55 #ff8a33 | truck white, truck blue
ironbark-service | Truck workshop | evening | gums | workshop saw mirrored | #3b4046 #ff8a33 | truck red
caloundra | Mobility showroom by the sea | tropic | sea | showroom gable | #f1f3ec #1b6e3c | van white, people-mover silver
townsville | Showroom in the tropics | tropic | hills | showroom saw mirrored | #efe9d8 #1b6e3c | people-mover blue, van silver
toowoomba | Camper yard | #5b7fb0 #f3c79a | hills | showroom gable | #e7d3b3 #9c3311 | camper orange, camper green
longreach | Outback yard | #4a78b5 #f7c27e | plain | workshop gable mirrored | #dcbf93 #9c3311 | ute bronze, camper white
christchurch | Showroom below the alps | clear | alps | showroom flat | #e9ecef #0b5c66 | suv red, hatch white
christchurch-service | Service centre below the alps | pale | alps | workshop wave mirrored | #dbe4e4 #0b5c66 | wagon blue, suv silver
timaru | Seaside branch | pale | sea | workshop gable | #e6ebe4 #ffb52e | suv green, ute blue
throttle | Motorcycle shop | #27506b #f0b277 | sea | showroom saw | #22343a #f2a82e | motorcycle red, adventure silver, motorcycle blue
throttle-service | Motorcycle workshop | #31566b #e9b98f | city | workshop flat mirrored | #2a3a3f #36c5b5 | adventure orange, motorcycle black
`;

function readPremises(line: string): [string, Premises] {
	const [name = '', title = '', sky = '', land, shape = '', colours = '', parked = ''] = line.split(' | ');
	const [front, roof, mirrored] = shape.split(' ');
	const [wall, accent] = colours.split(' ');
	return [
		name,
		{
			title,
			sky: (skies[sky] ?? sky).split(' '),
			land,
			front,
			roof,
			mirrored: mirrored === 'mirrored',
			wall,
			accent,
			parked: parked.split(', ').map((one) => one.split(' ')),
		} as unknown as Premises,
	];
}

/** The addresses by name. */
export const premises: Readonly<Record<string, Premises>> = Object.fromEntries(
	table.trim().split('\n').map(readPremises),
);
