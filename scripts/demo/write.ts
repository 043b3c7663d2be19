import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../program/arguments.ts';
import { runCommand } from '../program/run-command.ts';
import { demoDay, makeFeeds } from './feeds.ts';
import { fixturePictures } from './fixture-pictures.ts';
import { drawLogos } from './logos/table.ts';
import { drawModelColours } from './model-colours.ts';
import { takePhotographs } from './photographs/take.ts';
import { drawAll } from './pictures/table.ts';
import { drawPortraits } from './portraits/table.ts';

const usage = `Usage: npm run demo [-- --day 2027-03-01]
Draws the pictures, takes missing photographs and writes the feeds of the sample tenants. They are committed as of ${isoDate(demoDay)}; --day writes the
feeds as of another day, so that a demonstration has new arrivals and cars that were just sold.`;

const project = fileURLToPath(new URL('../../', import.meta.url));

await runCommand(async () => {
	const { values } = readArguments({ options: { day: { type: 'string' } } }, usage);
	const day = values.day === undefined ? demoDay : new Date(`${values.day}T00:00:00Z`);
	if (Number.isNaN(day.getTime()))
		throw new Error(`--day: found ${JSON.stringify(values.day)}, expected a day such as 2027-03-01.\n${usage}`);
	const pictures = drawAll();
	writePictures('tenants/_shared/pictures', pictures);
	for (const [dir, names] of Object.entries(fixturePictures)) {
		writePictures(dir, new Map([...pictures].filter(([name]) => names.includes(name))));
	}
	for (const [file, svg] of [...drawLogos(), ...drawPortraits(), ...drawModelColours(project)]) writeOwn(file, svg);
	for (const [file, text] of makeFeeds(project, day)) write(file, text);
	await takePhotographs(project);
});

/** Writes a folder of pictures, and removes what is no longer drawn. */
function writePictures(dir: string, pictures: ReadonlyMap<string, string>): void {
	mkdirSync(join(project, dir), { recursive: true });
	for (const name of readdirSync(join(project, dir))) if (!pictures.has(name)) rmSync(join(project, dir, name));
	for (const [name, svg] of pictures) writeFileSync(join(project, dir, name), svg);
	process.stdout.write(`${dir}: ${pictures.size} pictures\n`);
}

function writeOwn(file: string, svg: string): void {
	mkdirSync(dirname(join(project, file)), { recursive: true });
	writeFileSync(join(project, file), svg);
}

function write(file: string, text: string): void {
	mkdirSync(dirname(join(project, file)), { recursive: true });
	writeFileSync(join(project, file), text);
	process.stdout.write(`${file}: ${text.split('\n').length - 1} vehicles\n`);
}

function isoDate(date: Date): string {
	return date.toISOString().slice(0, 10);
}
