import { readFileSync } from 'node:fs';
import { near, standInStudio, whole } from './pictures/backdrop.ts';
import { type Angle, angles, type BodyName, bodyNames } from './pictures/names.ts';
import { paintOf } from './pictures/paints.ts';
import { drawPainted } from './pictures/table.ts';

/** The samples whose models can be seen in each of their colours. */
const slugs = ['bathurst-toyota', 'central-west-mazda', 'central-west-skoda', 'bathurst-volkswagen'];

type Colour = { name: string; hex?: string; image?: string; gallery?: string[] };
type Site = { models: { colours?: Colour[] }[] };

/**
 * The bodies of these samples' models in each of their colours, before one wall: the pictures that `colours` of a model names,
 * `/assets/models/suv-saturn-blue.svg`, by path from the project's folder.
 */
export function drawModelColours(project: string): Map<string, string> {
	const files = new Map<string, string>();
	for (const slug of slugs) {
		const { models } = JSON.parse(readFileSync(`${project}/tenants/${slug}/site.json`, 'utf8')) as Site;
		for (const { name, hex, image, gallery = [] } of models.flatMap(({ colours }) => colours ?? [])) {
			for (const address of [image, ...gallery]) {
				const file = address && /^\/assets\/models\/(.+)\.svg$/.exec(address)?.[1];
				if (!file || !hex) continue;
				const body = bodyNames.findLast((known) => file.startsWith(`${known}-`));
				if (!body) throw new Error(`tenants/${slug}/site.json: no body is drawn for ${address}.`);
				files.set(`tenants/${slug}/assets/models/${file}.svg`, drawIn(body, { name, hex, angle: angleOf(file) }));
			}
		}
	}
	return files;
}

/** `suv-saturn-blue-front` is seen from the front. */
const angleOf = (file: string): Angle => angles.find((angle) => file.endsWith(`-${angle}`)) ?? 'side';

const drawIn = (body: BodyName, { name, hex, angle }: { name: string; hex: string; angle: Angle }): string =>
	standInStudio(
		drawPainted(body, paintOf(hex), { angle, title: `${body.replaceAll('-', ' ')}, ${name}` }),
		angle === 'detail' ? near : whole,
	);
