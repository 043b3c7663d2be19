import { ellipse, path, picture, radial, rectangle, stroke, tag } from '../pictures/svg.ts';
import { clothes } from './clothes.ts';
import { behindHead, hair } from './hair.ts';
import { hairColours, type Person, skins } from './person.ts';

/** The dealer's colours: of its clothes, and behind its people. */
export type Livery = { wear: string; ground: string };

const size = 480;
const face = 'M174 186c0-58 26-86 66-86s66 28 66 86c0 66-30 112-66 112s-66-46-66-112z';

/** Head and shoulders of somebody who does not exist. */
export function drawPortrait(title: string, person: Person, { wear, ground }: Livery): string {
	return picture(
		size,
		size,
		title,
		[
			tag(
				'defs',
				{},
				radial('g', [
					[0, '#fff', 0.5],
					[1, '#fff', 0],
				]),
			),
			rectangle(0, 0, size, size, { fill: ground }),
			ellipse(240, 200, 230, 230, { fill: 'url(#g)' }),
			tag('g', { transform: 'translate(-36-20) scale(1.15)' }, bust(person, wear)),
		].join(''),
	);
}

function bust(person: Person, wear: string): string {
	const colour = hairColours[person.colour];
	const [light, shade] = skins[person.skin];
	return [
		behindHead(person.hair, colour),
		path('M204 268h72v92c-10 24-62 24-72 0z', { fill: shade }),
		clothes[person.clothes](wear),
		ellipse(172, 208, 13, 21, { fill: shade }),
		ellipse(308, 208, 13, 21, { fill: shade }),
		path(face, { fill: light }),
		person.beard ? beard(colour) : '',
		features(person),
		hair[person.hair].above(colour, wear),
		person.glasses ? glasses : '',
	].join('');
}

function features({ skin, colour, beard: hasBeard }: Person): string {
	const [, shade, lips] = skins[skin];
	const brow = colour === 'white' || colour === 'grey' ? '#7d7873' : hairColours[colour];
	const round = { 'stroke-linecap': 'round' };
	return [
		stroke('M202 184c8-6 18-7 26-3M252 181c8-4 18-3 26 3', brow, 6, round),
		ellipse(215, 205, 5.5, 6.5, { fill: '#241c1a' }),
		ellipse(265, 205, 5.5, 6.5, { fill: '#241c1a' }),
		stroke('M241 208c-1 12-8 22 1 26', shade, 5, round),
		stroke('M218 256c10 12 34 12 44 0', hasBeard ? '#f0d9cb' : lips, 6, round),
	].join('');
}

const beard = (colour: string): string =>
	path('M174 200c2 66 30 108 66 108s64-42 66-108c-6 30-18 46-36 44-16-8-44-8-60 0-18 2-30-14-36-44z', {
		fill: colour,
	});

const glasses = stroke(
	'M194 196h40v16c0 20-40 20-40 0zM246 196h40v16c0 20-40 20-40 0zM234 202h12M194 202l-18-4M286 202l18-4',
	'#23262b',
	4,
);
