import { renderPages } from '../publish/render/render-pages.ts';
import { carWork } from './car-work.ts';

/** How long the pages of all cars of a tenant took, in milliseconds. */
export type Round = { pages: number; ms: number };

const [tenantsDir = '', out = ''] = process.argv.slice(2);
const rounds: Round[] = [];
for (let round = 0; round < 7; round++) rounds.push(await renderCars(`${out}-${round}`));
process.stdout.write(JSON.stringify(rounds));

/** Renders, verifies and writes the pages of all cars, as a build does, into its own folder: removing one slows the next. */
async function renderCars(folder: string): Promise<Round> {
	const { pages, context } = await carWork(tenantsDir, folder);
	const from = performance.now();
	const { problems } = await renderPages(pages, context);
	const ms = performance.now() - from;
	if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
	return { pages: pages.length, ms };
}
