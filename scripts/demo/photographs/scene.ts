import sharp from 'sharp';
import type { Subject } from '../pictures/backdrop.ts';
import { drawCockpit } from '../pictures/cockpit.ts';
import { drawLivingSpace } from '../pictures/living-space.ts';
import { drawSubject } from '../pictures/table.ts';
import { valueAt } from './noise.ts';
import { type Place, places } from './places.ts';
import type { Shot } from './shot.ts';

/** What the camera sees, before it is developed: PNG in the photo's size. */
export function compose(shot: Shot): Promise<Buffer> {
	const { subject } = shot;
	if ('interior' in subject) return composeInterior(subject.interior, shot);
	const place = places[subject.place];
	return composeOutside(drawSubject(subject.body, subject.paint, subject.angle), place, shot);
}

const groundRow = 655;

async function composeOutside(subject: Subject, place: Place, shot: Shot): Promise<Buffer> {
	const [width, height] = shot.size;
	const closeness = 1200 / shot.frame[2];
	const [behind, shadow, vehicle] = await Promise.all([
		composePlace(place, shot),
		render(shadowOf(subject), shot).then((drawn) =>
			sharp(drawn)
				.blur((7 * width) / shot.frame[2])
				.png()
				.toBuffer(),
		),
		render(`<defs>${subject.defs}</defs>${subject.content}`, shot),
	]);
	const surface = await sharp(vehicle)
		.composite([{ input: await lightOn(place, shot), blend: 'atop' }])
		.blur(0.5 + (width / 2400) * Math.min(1, closeness / 4))
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(await sharp(behind).resize(width, height, { fit: 'fill' }).toBuffer())
		.composite([{ input: shadow }, { input: surface }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** An element's picture within the shot's frame, with nothing around it. */
function render(content: string, { frame, size: [width, height] }: Shot, scale = 1): Promise<Buffer> {
	const [left, top, wide] = frame;
	const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
	const box = `${left} ${top} ${wide} ${(wide * height) / width}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${w}" height="${h}" preserveAspectRatio="none">${content}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** The surroundings, out of focus above the horizon, with a ground that has a grain in perspective. */
async function composePlace(place: Place, shot: Shot): Promise<Buffer> {
	const scale = Math.min(1, 1200 / shot.size[0]);
	const blur = Math.max(1, 3.2 * scale * (shot.size[0] / shot.frame[2]));
	const drawn = await sharp(await render(place.behind, shot, scale))
		.flatten()
		.blur(blur)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { data, info } = drawn;
	const [left, top, wide] = shot.frame;
	const unit = wide / info.width;
	const [far, near] = place.ground.map(channels) as [number[], number[]];
	for (let row = 0; row < info.height; row += 1) {
		const y = top + row * unit;
		const soft = Math.min(1, Math.max(0, (y - place.horizon) / 10));
		const mix = Math.min(1, Math.max(0, (y - place.horizon) / 360));
		for (let column = 0; column < info.width; column += 1) {
			const at = (row * info.width + column) * info.channels;
			const x = left + column * unit;
			const rough = y > place.horizon ? 1 + (groundAt(x, y - place.horizon) - 0.5) * place.rough : 1;
			const haze = 1 + (valueAt(x / 190 + 40, y / 150 + 9) - 0.5) * 0.1;
			for (let channel = 0; channel < 3; channel += 1) {
				const ground = ((far[channel] ?? 0) * (1 - mix) + (near[channel] ?? 0) * mix) * rough;
				const value = (data[at + channel] ?? 0) * (1 - soft) + ground * soft;
				data[at + channel] = Math.min(255, value * haze * (place.light[channel] ?? 1));
			}
		}
	}
	return sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer();
}

/** The ground's light and dark, finer towards the horizon. */
function groundAt(x: number, below: number): number {
	const away = 12 / (below + 34);
	const [across, depth] = [(x - 600) * away, 1400 * away];
	const patches = valueAt(across * 0.5 + 50, depth * 0.12) * 0.35;
	return patches + valueAt(across * 1.7, depth * 1.7) * 0.3 + valueAt(across * 5, depth * 5) * 0.35;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A dark contact under the vehicle, and a wider shadow to one side. */
const shadowOf = ({ centre, reach }: Subject): string =>
	`<g fill="#120e0c"><ellipse cx="${centre + reach * 0.12}" cy="${groundRow + 8}" rx="${reach * 1.15}" ry="26" opacity=".42"/>` +
	`<ellipse cx="${centre}" cy="${groundRow}" rx="${reach}" ry="12" opacity=".62"/></g>`;

/** The place's light on the vehicle: sky from above, the ground's colour from below. */
function lightOn(place: Place, shot: Shot): Promise<Buffer> {
	const stops =
		'<stop offset="0" stop-color="#dfe9f2" stop-opacity=".14"/><stop offset=".45" stop-color="#888" stop-opacity="0"/>' +
		`<stop offset="1" stop-color="${place.ground[1]}" stop-opacity=".34"/>`;
	return render(
		`<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="120" y2="${groundRow}">${stops}</linearGradient>` +
			'<rect x="-600" y="-400" width="2400" height="1700" fill="url(#l)"/>',
		shot,
	);
}

/** Inside, everything is as near: sharp, with light from one side. */
async function composeInterior(name: 'cockpit' | 'living-space', shot: Shot): Promise<Buffer> {
	const svg = name === 'cockpit' ? drawCockpit() : drawLivingSpace();
	const content = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
	const light =
		'<linearGradient id="q"><stop stop-color="#fff3d8" stop-opacity=".22"/><stop offset="1" stop-color="#1d222b" stop-opacity=".3"/></linearGradient>' +
		'<rect width="1200" height="900" fill="url(#q)"/>';
	return sharp(await render(content + light, shot))
		.flatten()
		.blur(0.5 + shot.size[0] / 2400)
		.png({ compressionLevel: 1 })
		.toBuffer();
}
