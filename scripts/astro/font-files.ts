import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontFileName, fontUrl, headingWeightsOf, textWeights } from '../../src/config/font-faces.ts';
import { type LetterSetName, letterSets, lettersOf } from '../../src/config/font-letters.ts';
import { type FontName, fontNames } from '../../src/config/theme.ts';
import { lazy } from '../../src/site/memo.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Change it where the cutting changes. */
const recipe = 1;

/** A file to be cut: which letters of which file, and in which weights. */
type Cut = { file: string; source: string; letters: string; weights: number | typeof textWeights };

/**
 * Cuts the fonts into the letters and weights that sites write, and publishes them under the addresses that `fontUrl` names. They
 * are kept among the packages, since they come from them: four seconds, once.
 */
export function fontFiles(): Plugin {
	return {
		name: 'forecourt:font-files',
		async generateBundle() {
			if (this.environment.name !== 'client') return;
			for (const [file, source] of await cutFiles()) {
				this.emitFile({ type: 'asset', fileName: fontUrl(file).slice(1), source });
			}
		},
		configureServer: (server) => {
			server.middlewares.use((request, response, next) => {
				cutFiles().then((files) => {
					const wanted = [...files].find(([file]) => fontUrl(file) === request.url);
					if (wanted) response.setHeader('Content-Type', 'font/woff2').end(wanted[1]);
					else next();
				}, next);
			});
		},
	};
}

const cutFiles = lazy(async (): Promise<Map<string, Buffer>> => {
	const dir = await cutFonts(join(modules, '.cache', 'forecourt-fonts'));
	return new Map(fontNames.flatMap(cutsOf).map(({ file }) => [file, readFileSync(join(dir, file))]));
});

/** Cuts what is not there yet; each version of the files has its own folder. */
export async function cutFonts(cache: string): Promise<string> {
	const cuts = fontNames.flatMap(cutsOf);
	const dir = join(cache, versionOf(cuts));
	mkdirSync(dir, { recursive: true });
	for (const cut of cuts) if (!existsSync(join(dir, cut.file))) await writeCut(cut, dir);
	return dir;
}

function cutsOf(font: FontName): Cut[] {
	const source = (set: LetterSetName) =>
		join(modules, '@fontsource-variable', font, 'files', `${font}-${letterSets[set].from}-wght-normal.woff2`);
	const sets = (Object.keys(letterSets) as LetterSetName[]).map((set) => ({
		file: fontFileName(font, set),
		source: source(set),
		letters: lettersOf(set),
		weights: textWeights,
	}));
	const headings = headingWeightsOf(font).map((weight) => ({
		file: fontFileName(font, weight),
		source: source('text'),
		letters: lettersOf('text'),
		weights: weight,
	}));
	return [...sets, ...headings];
}

/** What `fontsVersion` has to be. */
export const cutVersion = (): string => versionOf(fontNames.flatMap(cutsOf)).slice(0, 8);

function versionOf(cuts: readonly Cut[]): string {
	const hash = createHash('sha256').update(String(recipe));
	for (const source of new Set(cuts.map((cut) => cut.source))) hash.update(readFileSync(source));
	for (const { file, letters, weights } of cuts) hash.update(JSON.stringify([file, letters, weights]));
	return hash.digest('hex').slice(0, 16);
}

/** Written under another name first, so that no other build finds half a file. */
async function writeCut({ file, source, letters, weights }: Cut, dir: string): Promise<void> {
	const whole = readFileSync(source);
	const { lightest: min, boldest: max } = textWeights;
	const cutTo = (variationAxes: Axes) => subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
	// A font with masters between its lightest and its boldest can grow where its weights are limited.
	const bytes =
		typeof weights === 'number'
			? await cutTo({ wght: weights })
			: smallest([await cutTo({ wght: { min, max, default: min } }), await cutTo({})]);
	const half = join(dir, `${file}.${process.pid}`);
	writeFileSync(half, bytes);
	renameSync(half, join(dir, file));
}

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const smallest = (files: readonly [Buffer, Buffer]): Buffer =>
	files[1].length < files[0].length ? files[1] : files[0];
