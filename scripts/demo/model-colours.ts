import { readFileSync } from 'node:fs';
import { standInStudio } from './pictures/backdrop.ts';
import { type BodyName, bodyNames } from './pictures/names.ts';
import { paintOf } from './pictures/paints.ts';
import { drawPainted } from './pictures/table.ts';

/** The samples whose models can be seen in each of their colours. */
const slugs = ['bathurst-toyota', 'central-west-mazda', 'central-west-skoda'];

type Colour = { name: string; hex?: string; image?: string };
type Site = { models: { colours?: Colour[] }[] };

/**
 * The bodies of these samples' models in each of their colours, before one wall: the pictures that `colours` of a model names,
 * `/assets/models/suv-saturn-blue.svg`, by path from the project's folder.
 */
export function drawModelColours(project: string): Map<string, string> {
	const files = new Map<string, string>();
	for (const slug of slugs) {
		const { models } = JSON.parse(readFileSync(`${project}/tenants/${slug}/site.json`, 'utf8')) as Site;
		for (const { name, hex, image } of models.flatMap(({ colours }) => colours ?? [])) {
			const file = image && /^\/assets\/models\/(.+)\.svg$/.exec(image)?.[1];
			if (!file || !hex) continue;
			const body = bodyNames.findLast((known) => file.startsWith(`${known}-`));
			if (!body) throw new Error(`tenants/${slug}/site.json: no body is drawn for ${image}.`);
			files.set(`tenants/${slug}/assets/models/${file}.svg`, drawIn(body, { name, hex }));
		}
	}
	return files;
}

const drawIn = (body: BodyName, { name, hex }: { name: string; hex: string }): string =>
	standInStudio(drawPainted(body, paintOf(hex), { angle: 'side', title: `${body.replaceAll('-', ' ')}, ${name}` }));
