import type { LoadedFunction } from './load.ts';

/** What answers a path: a function with the parts of the path, or the methods that it may be asked with, or nothing. */
export type Match = { found: LoadedFunction; params: Record<string, string> } | { allow: readonly string[] } | null;

type Route = { pattern: URLPattern; loaded: LoadedFunction };

/** Finds functions by path and method as the platform does: literal paths first, then those with parts, then `*`. */
export function createRoutes(functions: readonly LoadedFunction[]): (method: string, pathname: string) => Match {
	const routes = functions
		.flatMap((loaded) => loaded.paths.map((path) => ({ path, loaded })))
		.toSorted((one, other) => openness(one.path) - openness(other.path) || other.path.length - one.path.length)
		.map(({ path, loaded }): Route => ({ pattern: new URLPattern({ pathname: path }, { ignoreCase: true }), loaded }));
	return (method, pathname) => {
		const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
		const here = routes.filter(({ pattern }) => pattern.test({ pathname: path }));
		const fitting = here.find(
			({ loaded: { methods } }) => methods.length === 0 || methods.includes(asked(method, methods)),
		);
		if (fitting) return { found: fitting.loaded, params: paramsOf(fitting.pattern, path) };
		return here.length > 0 ? { allow: [...new Set(here.flatMap(({ loaded }) => loaded.methods))] } : null;
	};
}

const openness = (path: string): number => (path.includes('*') ? 2 : path.includes(':') ? 1 : 0);

/** HEAD is answered by what answers GET. */
const asked = (method: string, methods: readonly string[]): string =>
	method === 'HEAD' && !methods.includes('HEAD') ? 'GET' : method;

function paramsOf(pattern: URLPattern, pathname: string): Record<string, string> {
	const groups = pattern.exec({ pathname })?.pathname.groups ?? {};
	return Object.fromEntries(
		Object.entries(groups).flatMap(([name, value]) =>
			value === undefined || /^\d+$/.test(name) ? [] : [[name, decode(value)]],
		),
	);
}

function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
