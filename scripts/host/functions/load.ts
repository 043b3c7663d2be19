import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the platform answers for functions that name no path; rules lead there. */
export const functionsPath = '/.netlify/functions/';

/** What a function is called with; a scheduled one with nothing that matters. */
type Handler = (request: Request, context: object) => unknown;
/** A function of the platform, by what its `config` says. */
export type LoadedFunction = {
	name: string;
	handler: Handler;
	paths: readonly string[];
	/** None: any method. */
	methods: readonly string[];
	/** A cron expression; such a function has no path. */
	schedule: string | null;
};

type Module = {
	default?: unknown;
	config?: { path?: string | string[]; method?: string | string[]; schedule?: string };
};

/** Loads every function of a folder, sources or bundles. Throws an Error that names a file without a handler. */
export function loadFunctions(dir: string): Promise<LoadedFunction[]> {
	const files = readdirSync(dir).filter((name) => /\.(?:ts|mjs|js)$/.test(name));
	return Promise.all(files.sort().map((file) => load(resolve(dir), file)));
}

/** The address of a function that names no path, and everything below it. */
const ownPaths = (file: string): string[] => {
	const path = `${functionsPath}${file.replace(/\.\w+$/, '')}`;
	return [path, `${path}/*`];
};

async function load(dir: string, file: string): Promise<LoadedFunction> {
	const { default: handler, config = {} }: Module = await import(pathToFileURL(join(dir, file)).href);
	if (typeof handler !== 'function')
		throw new Error(`${join(dir, file)}: expected a default export that is a function.`);
	return {
		name: file.replace(/\.\w+$/, ''),
		handler: handler as Handler,
		paths: config.path ? [config.path].flat() : config.schedule ? [] : ownPaths(file),
		methods: [config.method ?? []].flat(),
		schedule: config.schedule ?? null,
	};
}
