import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareDrawing } from '../../src/contract/share-drawing.ts';
import { projectDir } from '../publish/paths.ts';
import { drawShare } from '../publish/share/draw-share.ts';
import { makeDealer } from './fleet.ts';
import { childrenSeconds } from './processor-time.ts';
import { median, runBuild } from './run.ts';
import type { Result } from './table.ts';

/** What a dealer's site may do about pictures for shares (`share_pictures`); the first draws and writes none. */
const modes = ['photo', 'on_demand', 'drawn'] as const;
type Mode = (typeof modes)[number];

/** Pictures for shares: what one costs, and what they add to the first build of a fleet whose photos are on other hosts. */
export async function benchSharePictures(dir: string, quick: boolean): Promise<Result[]> {
	return [...(await benchDrawing(dir, quick ? 60 : 300)), benchFirstBuild(dir, quick)];
}

/** Processor time and size of a picture in one warm process. */
async function benchDrawing(dir: string, count: number): Promise<Result[]> {
	const own = join(dir, 'share-assets');
	mkdirSync(own, { recursive: true });
	writeFileSync(join(own, 'car.svg'), svg);
	for (let car = 0; car < count; car++)
		await sharp(Buffer.from(svg))
			.resize(1600, 1200)
			.jpeg()
			.toFile(join(own, `${car}.jpg`));
	await addPhotographs(own, count);
	const kinds = [
		['text', () => null, 8],
		['text and a drawing that many cars share', () => '/assets/car.svg', 8],
		['text and its own photo, 1600 × 1200', (car: number) => `/assets/${car}.jpg`, null],
		['text and its own photo, 1600 × 1200, sRGB profile', (car: number) => `/assets/camera-${car}.jpg`, null],
		['text and its own photo, 4032 × 3024, Display P3, EXIF', (car: number) => `/assets/phone-${car}.jpg`, null],
	] as const;
	const results: Result[] = [];
	for (const [what, pictureOf, most] of kinds) {
		const draw = (car: number) => drawShare(drawingOf(car, pictureOf(car)), { own, shared: [] });
		// The first ones read the fonts.
		for (let car = 0; car < 30; car++) await draw(car);
		let bytes = 0;
		const before = process.cpuUsage();
		for (let car = 0; car < count; car++) bytes += (await draw(car)).length;
		const { user, system } = process.cpuUsage(before);
		const [ms, kilobytes] = [(user + system) / 1000 / count, bytes / 1000 / count];
		results.push({
			what: `a picture for shares, drawn by the build: ${what}`,
			measured: `${ms.toFixed(1)} ms of one core, ${kilobytes.toFixed(0)} KB`,
			goal: most === null ? 'only reported, ≤ 60 KB' : `≤ ${most} ms, ≤ 60 KB`,
			holds: (most === null || ms <= most) && kilobytes <= 60,
		});
	}
	return results;
}

/** Photographs of a sample tenant, a name for each car: as a camera's program saves them, and as a phone takes them. */
async function addPhotographs(own: string, count: number): Promise<void> {
	const sample = join(projectDir, 'tenants/red-dirt-campers/assets/photos');
	const files = readdirSync(sample).filter((name) => name.endsWith('.jpg'));
	const phones = await Promise.all(
		files.slice(0, 4).map(async (name) => {
			const phone = join(own, `phone of ${name}`);
			const taken = sharp(join(sample, name)).resize(4032, 3024, { fit: 'cover' }).jpeg({ quality: 90 });
			await taken
				.withIccProfile('p3')
				.withExif({ IFD0: { Make: 'Phone' } })
				.toFile(phone);
			return phone;
		}),
	);
	for (let car = 0; car < count; car++) {
		copyFileSync(join(sample, files[car % files.length] ?? ''), join(own, `camera-${car}.jpg`));
		linkSync(phones[car % phones.length] ?? '', join(own, `phone-${car}.jpg`));
	}
}

const rounds = 3;

function benchFirstBuild(dir: string, quick: boolean): Result {
	const [tenants, cars] = quick ? [8, 100] : [30, 100];
	const times: Record<Mode, number[]> = { photo: [], on_demand: [], drawn: [] };
	const sizes: Partial<Record<Mode, number>> = {};
	for (const mode of modes)
		for (let tenant = 0; tenant < tenants; tenant++)
			makeDealer(join(dir, mode), `t${tenant}`, { cars, sharePictures: mode });
	// The bundle is not a part of what is compared.
	runBuild(['t0', '--tenants', join(dir, 'photo'), '--out', join(dir, 'share-bundle')]);
	for (let round = 0; round < rounds; round++) {
		for (const mode of modes) {
			const out = join(dir, `share-out-${mode}-${round}`);
			const before = childrenSeconds();
			const { ms, report } = runBuild(['--all', '--tenants', join(dir, mode), '--out', out]);
			times[mode].push(before === null ? ms : ((childrenSeconds() ?? 0) - before) * 1000);
			sizes[mode] = report.tenants.reduce((sum, { bytes }) => sum + bytes, 0);
			rmSync(out, { recursive: true });
		}
	}
	const added = (mode: Mode) =>
		Math.round((median(times[mode].map((ms, round) => ms / (times.photo[round] ?? ms))) - 1) * 100);
	const megabytes = (mode: Mode) => Math.round(((sizes[mode] ?? 0) - (sizes.photo ?? 0)) / 1e6);
	return {
		what: `pictures for shares in the first build of ${tenants} tenants × ${cars} cars, against none: on demand (the default); drawn by the build`,
		measured: `${added('on_demand')} % of processor time and ${megabytes('on_demand')} MB more; ${added('drawn')} % and ${megabytes('drawn')} MB more (${(median(times.photo) / 1000).toFixed(1)} s with none)`,
		goal: '≤ 10 % on demand',
		holds: added('on_demand') <= 10,
	};
}

const drawingOf = (car: number, picture: string | null): ShareDrawing => ({
	title: `${2010 + (car % 15)} Toyota Landcruiser Prado`,
	text: `GXL 2.8L Turbo Diesel MY${10 + (car % 15)}`,
	price: `$${(20_000 + car * 137).toLocaleString('en')}`,
	tag: car % 3 === 0 ? 'Demo' : null,
	foot: 'Bench Motors · Bathurst',
	picture,
	colours: { brand: '#12355b', on_brand: '#ffffff', accent: '#f2a541', on_accent: '#1a1a1a' },
	fonts: { heading: 'archivo', body: 'inter' },
});

/** Soft shapes and hard edges, as drawings of cars have. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#8a93a3"/></radialGradient></defs><rect width="800" height="600" fill="url(#a)"/>${Array.from({ length: 60 }, (_, line) => `<path d="M${100 + line * 9} ${200 + ((line * 37) % 90)}q40-90 80 0t80 ${line}" fill="none" stroke="#${((line * 4_321_987) % 0xffffff).toString(16).padStart(6, '0')}" stroke-width="3"/>`).join('')}</svg>`;
